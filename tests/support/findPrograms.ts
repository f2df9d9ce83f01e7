import fs from 'node:fs';
import path from 'node:path';

const FIREFOX_PATHS = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

/** Debian's library folders, one for each architecture. */
const LIBRARY_FOLDERS = fs.existsSync('/usr/lib')
  ? fs.readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'))
  : [];

const MINI_BROWSER_PATHS = LIBRARY_FOLDERS.flatMap((folder) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`),
);

/** The error that is thrown if a browser isn't installed. Its message says what to install. */
class BrowserMissingError extends Error {}

export const findFirstFile = (...files: (string | undefined)[]): string | undefined =>
  files.find((file) => file !== undefined && fs.existsSync(file));

/** Returns the path of a program in `PATH`, or in `sbin` folders, which aren't in an ordinary user's `PATH`. */
export const findProgram = (name: string): string | undefined =>
  findFirstFile(
    ...[...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'].map(
      (folder) => path.join(folder, name),
    ),
  );

/**
 * Returns the path of Firefox.
 *
 * @throws BrowserMissingError if Firefox isn't installed
 */
export function findFirefox(): string {
  const found = findFirstFile(process.env.FIREFOX_PATH, ...FIREFOX_PATHS, findProgram('firefox'));
  if (!found) {
    throw new BrowserMissingError(
      'Firefox was not found. Install it (Debian: apt-get install firefox-esr), or set FIREFOX_PATH ' +
        'to its executable.',
    );
  }
  return found;
}

/**
 * Returns the paths of WebKitGTK's driver and of the browser that it drives.
 *
 * @throws BrowserMissingError if one of them or Xvfb isn't installed
 */
export function findWebKit(): { driver: string; browser: string } {
  const driver = findProgram('WebKitWebDriver');
  const browser = findFirstFile(...MINI_BROWSER_PATHS);
  if (!driver || !browser || !findProgram('Xvfb')) {
    throw new BrowserMissingError(
      'WebKit was not found. Install it (Debian: apt-get install webkit2gtk-driver xvfb).',
    );
  }
  return { driver, browser };
}

/** Returns why a browser can't be used on this machine, or `undefined` if it can. */
export function getMissingReason(find: () => unknown): string | undefined {
  try {
    find();
    return undefined;
  } catch (error) {
    if (error instanceof BrowserMissingError) {
      return error.message;
    }
    throw error;
  }
}
