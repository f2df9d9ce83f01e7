import { execFile } from 'node:child_process';
import fs, { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { getErrorMessage } from '../../plugins/shared/unknown';
import { CACHE_DIR, cacheFolder, getHash } from './cache';
import { type PinnedPackage, unpackPackage, IntegrityError } from './npm';

const run = promisify(execFile);

interface Chromium {
  executablePath: string;
  /** The environment variables that Chromium needs in addition to those of this process. */
  env: Record<string, string>;
}

/** The error that is thrown if there is no Chromium. Its message contains the reason and a suggestion. */
export class ChromiumMissingError extends Error {}

const INSTALL_ADVICE =
  'Install it (Debian: apt-get install chromium; other systems: npx playwright-core install ' +
  '--with-deps chromium), or set CHROMIUM_PATH to its executable.';

const CHROMIUM_NAMES = [
  // A headless shell uses less than half of the CPU time of a full browser.
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
];

const CHROMIUM_PATHS = [
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** A headless shell for Linux on x64, including the libraries that it needs. */
const CHROMIUM_PACKAGE: PinnedPackage = {
  name: '@sparticuz/chromium',
  version: '153.0.0',
  integrity:
    'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
};

/** The fonts that npm's Chromium uses instead of the machine's fonts. */
const FONT_PACKAGES: [font: PinnedPackage, files: string[]][] = [
  [
    {
      name: '@expo-google-fonts/arimo',
      version: '0.4.3',
      integrity:
        'sha512-kXMUJ303nJgKjJFr8yuiAY9dgIoAoj9HccKkaSw0J63/T4MSdxFejzfDUVLzUz+ohpQWinifV99QOAUQLcGKDg==',
    },
    ['400Regular/Arimo_400Regular.ttf', '700Bold/Arimo_700Bold.ttf'],
  ],
  [
    {
      name: '@expo-google-fonts/cousine',
      version: '0.4.3',
      integrity:
        'sha512-rSl8RXKqxwz8xJvedqdiKtPghSwRAl5c+lMecDyZ1L+V+IQEx6mavMnYkO0KuKgNcHekJXwXZsbmv7zJWggmAw==',
    },
    ['400Regular/Cousine_400Regular.ttf'],
  ],
];
const FONT_CONFIG_FILE = path.join(__dirname, 'chromium.fonts.conf');

const NPM_FOLDER = path.join(
  CACHE_DIR,
  'chromium',
  getHash(
    JSON.stringify([CHROMIUM_PACKAGE, FONT_PACKAGES]),
    fs.readFileSync(FONT_CONFIG_FILE, 'utf8'),
  ),
);

/** The Chromium from npm. It includes its libraries and fonts, so its output is the same on every machine. */
const NPM_CHROMIUM: Chromium = {
  executablePath: path.join(NPM_FOLDER, 'chromium'),
  env: {
    LD_LIBRARY_PATH: path.join(NPM_FOLDER, 'lib'),
    FONTCONFIG_FILE: path.join(NPM_FOLDER, 'fonts.conf'),
    // Without a UTF-8 locale, as in containers, Chromium finds no text on a page.
    LC_ALL: 'en_US.UTF-8',
  },
};

/** The dynamic loader of the GNU C library for x64, which npm's Chromium needs. */
const GLIBC_LOADER = '/lib64/ld-linux-x86-64.so.2';

/**
 * Returns the first Chromium that exists on this machine: the one at `CHROMIUM_PATH`, an installed one, one from
 * Playwright, or the one from npm.
 *
 * @throws if `CHROMIUM_PATH` isn't the path of a file
 */
function findChromium(): Chromium | undefined {
  const { CHROMIUM_PATH: named, PATH: searchPath = '' } = process.env;
  if (named && !fs.existsSync(named)) {
    throw new Error(
      `Expected CHROMIUM_PATH to be the path of an executable, but ${named} doesn’t exist. Set it to ` +
        'a Chromium or Chrome, or unset it.',
    );
  }
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  const executablePath = [
    ...(named ? [named] : []),
    ...CHROMIUM_NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...CHROMIUM_PATHS,
    chromium.executablePath(),
    NPM_CHROMIUM.executablePath,
  ].find((file) => fs.existsSync(file));
  if (executablePath === NPM_CHROMIUM.executablePath) {
    return NPM_CHROMIUM;
  }
  return executablePath === undefined ? undefined : { executablePath, env: {} };
}

const decompress = (from: string, to: string): Promise<void> =>
  pipeline(createReadStream(from), zlib.createBrotliDecompress(), createWriteStream(to));

async function unpackChromium(dir: string): Promise<void> {
  const packed = path.join(dir, 'packed');
  const bin = path.join(packed, 'bin');
  await unpackPackage(CHROMIUM_PACKAGE, packed);
  // The archives contain the shared libraries, and the software renderer for WebGL.
  for (const name of ['al2023.tar', 'swiftshader.tar']) {
    await decompress(path.join(bin, `${name}.br`), path.join(packed, name));
    await run('tar', ['-xf', path.join(packed, name), '-C', dir]);
  }
  const program = path.join(dir, 'chromium');
  await decompress(path.join(bin, 'chromium.br'), program);
  fs.chmodSync(program, 0o755);
  fs.mkdirSync(path.join(dir, 'fonts'));
  for (const [font, files] of FONT_PACKAGES) {
    const folder = path.join(packed, path.basename(font.name));
    await unpackPackage(font, folder);
    for (const file of files) {
      fs.renameSync(path.join(folder, file), path.join(dir, 'fonts', path.basename(file)));
    }
  }
  fs.copyFileSync(FONT_CONFIG_FILE, path.join(dir, 'fonts.conf'));
  fs.rmSync(packed, { recursive: true });
  // A Chromium that doesn't start must not be cached.
  const env = { ...process.env, LD_LIBRARY_PATH: path.join(dir, 'lib') };
  await run(program, ['--version'], { env });
}

/**
 * Returns the Chromium on this machine, or downloads one from npm on Linux for x64. The package isn't a dependency, so
 * that people who only write pages don't download it.
 *
 * @throws ChromiumMissingError if there is none, and npm can't provide one
 * @throws IntegrityError if the package from the registry isn't the pinned one
 */
export async function ensureChromium(): Promise<Chromium> {
  const found = findChromium();
  if (found) {
    return found;
  }
  const { platform, arch } = process;
  if (platform !== 'linux' || arch !== 'x64' || !fs.existsSync(GLIBC_LOADER)) {
    throw new ChromiumMissingError(
      `Chromium was not found, and npm has none for ${platform} ${arch}. ${INSTALL_ADVICE}`,
    );
  }
  console.info(
    `Chromium is not installed; downloading ${CHROMIUM_PACKAGE.version} from npm (73 MB) …`,
  );
  try {
    await cacheFolder(NPM_FOLDER, unpackChromium);
  } catch (error) {
    if (error instanceof IntegrityError) {
      throw error;
    }
    throw new ChromiumMissingError(
      `Chromium was not found, and npm could not provide it: ${getErrorMessage(error)}\n${INSTALL_ADVICE}`,
    );
  }
  return NPM_CHROMIUM;
}

/** Flags that block requests to other hosts and turn off Chromium's own services. */
export const CHROMIUM_FLAGS = [
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--site-per-process',
  '--ip-address-space-overrides=127.0.0.1:0=public',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1',
];

/**
 * Returns Playwright's launch options for this machine's Chromium.
 *
 * @param options - `args` are further flags, which override the common ones
 * @throws ChromiumMissingError if there is none, and npm can't provide one
 */
export async function createChromiumOptions({ args = [] }: { args?: readonly string[] } = {}) {
  const { executablePath, env } = await ensureChromium();
  return {
    executablePath,
    env: { ...process.env, ...env },
    args: [...CHROMIUM_FLAGS, ...args],
  };
}

/**
 * Launches this machine's Chromium without a window.
 *
 * @throws ChromiumMissingError if there is none, and npm can't provide one
 */
export const startChromium = async (): Promise<Browser> =>
  chromium.launch(await createChromiumOptions());
