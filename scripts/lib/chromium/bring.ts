import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { keepFolder } from '../keepFolder';
import { unpackPackage } from '../npm';
import { FONTS_CONF, KEPT, KEPT_IN, KEPT_VERSION } from './kept';
import packages from './packages.json';
import type { Supply } from './supply';

const run = promisify(execFile);
const ROOT = path.join(__dirname, '../../..');

/** Libraries, and software that draws 3D, which belongs beside the program. */
const ARCHIVES = ['al2023.tar', 'swiftshader.tar'];

const FONTS = {
  sans: ['400Regular/Arimo_400Regular.ttf', '700Bold/Arimo_700Bold.ttf'],
  mono: ['400Regular/Cousine_400Regular.ttf'],
} as const;

type Say = (line: string) => void;

const decompress = (from: string, to: string): Promise<void> =>
  pipeline(createReadStream(from), zlib.createBrotliDecompress(), createWriteStream(to));

async function unpackProgram(packed: string, dir: string): Promise<void> {
  await unpackPackage(packages.program, packed);
  for (const name of ARCHIVES) {
    const archive = path.join(packed, name);
    await decompress(path.join(packed, 'bin', `${name}.br`), archive);
    await run('tar', ['-xf', archive, '-C', dir]);
  }
  const program = path.join(dir, path.basename(KEPT.executablePath));
  await decompress(path.join(packed, 'bin', 'chromium.br'), program);
  await fs.chmod(program, 0o755);
  // What does not start is not kept.
  const env = { ...process.env, LD_LIBRARY_PATH: path.join(dir, 'lib') };
  await run(program, ['--version'], { env });
}

async function unpackFonts(style: keyof typeof FONTS, packed: string, dir: string): Promise<void> {
  await unpackPackage(packages[style], packed);
  await fs.mkdir(path.join(dir, 'fonts'), { recursive: true });
  for (const font of FONTS[style]) {
    await fs.rename(path.join(packed, font), path.join(dir, 'fonts', path.basename(font)));
  }
}

async function unpack(dir: string): Promise<void> {
  const packed = path.join(dir, 'packed');
  await unpackProgram(path.join(packed, 'program'), dir);
  await unpackFonts('sans', path.join(packed, 'sans'), dir);
  await unpackFonts('mono', path.join(packed, 'mono'), dir);
  await fs.copyFile(FONTS_CONF, path.join(dir, path.basename(FONTS_CONF)));
  await fs.rm(packed, { recursive: true });
}

/**
 * It is fetched when it is needed and is no dependency of the project: who writes pages does not
 * download it. Nor is it installed: of the packages, the data alone are wanted, and their scripts ask
 * for a newer Node.js than the site.
 */
async function bringFromNpm(say: Say): Promise<void> {
  say(`No Chromium is installed; bringing version ${KEPT_VERSION} from npm (73 MB) …`);
  await keepFolder(KEPT_IN, unpack);
  say(`Chromium ${KEPT_VERSION} brought from npm into ${path.relative(ROOT, KEPT_IN)}`);
}

/** Playwright shows its progress itself. */
async function bringFromPlaywright(say: Say): Promise<void> {
  say('No Chromium or Chrome is installed; Playwright downloads one …');
  const cli = path.join(path.dirname(require.resolve('playwright-core/package.json')), 'cli.js');
  const args = [cli, 'install', 'chromium', '--no-shell'];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) {
    throw new Error(`playwright-core install chromium ended with ${code ?? 'a signal'}.`);
  }
}

/**
 * Brings a Chromium to this machine; it is there for later runs.
 *
 * @throws {Error} if it cannot be had, or does not start
 */
export const bringChromium: Record<Supply, (say: Say) => Promise<void>> = {
  npm: bringFromNpm,
  Playwright: bringFromPlaywright,
};
