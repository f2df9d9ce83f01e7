import { execFile } from 'node:child_process';
import fs, { createReadStream, createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { type Browser, chromium } from 'playwright-core';
import { messageOf } from '../../plugins/shared/messageOf';
import { hashOf } from './hashOf';
import { keepFolder } from './keepFolder';
import { type PinnedPackage, unpackPackage, WrongPackage } from './npm';

const run = promisify(execFile);

/** A Chromium, and what it needs in its environment besides that of this process. */
interface Chromium {
  executablePath: string;
  env: Record<string, string>;
}

/** There is no Chromium; the message says why, and what to do. */
export class NoChromium extends Error {}

const ADVICE =
  'Install one (Debian: apt-get install chromium; elsewhere: npx playwright-core install ' +
  '--with-deps chromium), or name yours in CHROMIUM_PATH.';

/** It opens no windows, so that a page takes less than half of the processor's time. */
const HEADLESS_SHELL = 'chromium-headless-shell';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const PLACES = [
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** A headless shell for Linux on x64, with the libraries that it needs. */
const PROGRAM: PinnedPackage = {
  name: '@sparticuz/chromium',
  version: '153.0.0',
  integrity:
    'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
};

/** The fonts that it uses in place of the machine's, and their packages. */
const FONTS: [font: PinnedPackage, files: string[]][] = [
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
const FONTS_CONF = path.join(__dirname, 'chromium.fonts.conf');

/** Where a Chromium from npm is kept, ignored by git. */
const KEPT_IN = path.resolve(
  __dirname,
  '../../.cache/chromium',
  hashOf(JSON.stringify([PROGRAM, FONTS]), fs.readFileSync(FONTS_CONF, 'utf8')),
);

/** The Chromium from npm. It uses its own libraries and fonts alone, so it is the same everywhere. */
export const FROM_NPM: Chromium = {
  executablePath: path.join(KEPT_IN, 'chromium'),
  env: {
    LD_LIBRARY_PATH: path.join(KEPT_IN, 'lib'),
    FONTCONFIG_FILE: path.join(KEPT_IN, 'fonts.conf'),
    // In the locale "C", which containers have, it finds no text on a page.
    LC_ALL: 'en_US.UTF-8',
  },
};

/** Programs from npm are linked to GNU's C library for x64, which they start by this file. */
const GLIBC_LOADER = '/lib64/ld-linux-x86-64.so.2';

/** Which Chromium is wanted. */
interface Wanted {
  /** A whole browser if there is one, for what a headless shell lacks: its cache of whole pages. */
  whole?: boolean;
}

/**
 * Finds the Chromium of this machine: the one that `CHROMIUM_PATH` names, an installed one, one that
 * Playwright downloaded, or the one from npm.
 *
 * @throws {Error} if `CHROMIUM_PATH` names no file
 */
export function findChromium(
  { whole = false }: Wanted = {},
  variables: Readonly<Record<string, string | undefined>> = process.env,
  isThere: (file: string) => boolean = fs.existsSync,
): Chromium | undefined {
  const { CHROMIUM_PATH: named, PATH: searchPath = '' } = variables;
  if (named && !isThere(named)) {
    throw new Error(
      `CHROMIUM_PATH names ${named}, but there is no such file. Name the program of a Chromium or ` +
        'Chrome, or unset it.',
    );
  }
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  const names = whole ? NAMES : [HEADLESS_SHELL, ...NAMES];
  const places = [
    ...(named ? [named] : []),
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name))),
    ...PLACES,
    chromium.executablePath(),
    FROM_NPM.executablePath,
  ];
  const executablePath = places.find(isThere);
  if (executablePath === FROM_NPM.executablePath) {
    return FROM_NPM;
  }
  return executablePath === undefined ? undefined : { executablePath, env: {} };
}

const decompress = (from: string, to: string): Promise<void> =>
  pipeline(createReadStream(from), zlib.createBrotliDecompress(), createWriteStream(to));

async function unpackChromium(dir: string): Promise<void> {
  const packed = path.join(dir, 'packed');
  const bin = path.join(packed, 'bin');
  await unpackPackage(PROGRAM, packed);
  // Libraries, and software that draws 3D.
  for (const name of ['al2023.tar', 'swiftshader.tar']) {
    await decompress(path.join(bin, `${name}.br`), path.join(packed, name));
    await run('tar', ['-xf', path.join(packed, name), '-C', dir]);
  }
  const program = path.join(dir, 'chromium');
  await decompress(path.join(bin, 'chromium.br'), program);
  fs.chmodSync(program, 0o755);
  fs.mkdirSync(path.join(dir, 'fonts'));
  for (const [font, files] of FONTS) {
    const folder = path.join(packed, path.basename(font.name));
    await unpackPackage(font, folder);
    for (const file of files) {
      fs.renameSync(path.join(folder, file), path.join(dir, 'fonts', path.basename(file)));
    }
  }
  fs.copyFileSync(FONTS_CONF, path.join(dir, 'fonts.conf'));
  fs.rmSync(packed, { recursive: true });
  // One that doesn't start isn't kept.
  const env = { ...process.env, LD_LIBRARY_PATH: path.join(dir, 'lib') };
  await run(program, ['--version'], { env });
}

/**
 * Finds the Chromium of this machine. Linux on x64 gets one from npm where none is installed: it is
 * fetched when it is needed and is no dependency, so that people who write pages don't download it.
 *
 * @throws {NoChromium} if there is none, and npm has none either
 * @throws {WrongPackage} if the registry has another package than the pinned one
 */
export async function needChromium(wanted: Wanted = {}): Promise<Chromium> {
  const found = findChromium(wanted);
  if (found) {
    return found;
  }
  const { platform, arch } = process;
  if (platform !== 'linux' || arch !== 'x64' || !fs.existsSync(GLIBC_LOADER)) {
    throw new NoChromium(
      `No Chromium was found, nor has npm one for ${platform} ${arch}. ${ADVICE}`,
    );
  }
  console.info(`No Chromium is installed; fetching ${PROGRAM.version} from npm (73 MB) …`);
  try {
    await keepFolder(KEPT_IN, unpackChromium);
  } catch (error) {
    if (error instanceof WrongPackage) {
      throw error;
    }
    throw new NoChromium(
      `No Chromium was found, and npm could not provide one: ${messageOf(error)}\n${ADVICE}`,
    );
  }
  return FROM_NPM;
}

/** Nothing leaves the machine, and Chromium's own services stay quiet. */
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

/** How Chromium is started. */
interface StartOptions extends Wanted {
  /** Further flags; one that is among the common ones takes its place. */
  args?: readonly string[];
  /** Flags of Playwright's that are left out. */
  ignoreDefaultArgs?: string[];
}

/**
 * Returns the options with which Playwright starts the Chromium of this machine.
 *
 * @throws {NoChromium} if there is none, and npm has none either
 */
export async function chromiumOptions({ args = [], whole, ...options }: StartOptions = {}) {
  const { executablePath, env } = await needChromium({ whole });
  return {
    executablePath,
    env: { ...process.env, ...env },
    args: [...CHROMIUM_FLAGS, ...args],
    ...options,
  };
}

/**
 * Starts the Chromium of this machine, headless.
 *
 * @throws {NoChromium} if there is none, and npm has none either
 */
export const startChromium = async (options?: StartOptions): Promise<Browser> =>
  chromium.launch(await chromiumOptions(options));
