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

export const findFirstFile = (...files: (string | undefined)[]): string | undefined =>
  files.find((file) => file !== undefined && fs.existsSync(file));

/** Returns the path of a program in `PATH`, or in `sbin` folders, which aren't in an ordinary user's `PATH`. */
export const findProgram = (name: string): string | undefined =>
  findFirstFile(
    ...[...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'].map(
      (folder) => path.join(folder, name),
    ),
  );

export const findFirefox = (): string | undefined =>
  findFirstFile(process.env.FIREFOX_PATH, ...FIREFOX_PATHS, findProgram('firefox'));

/** Returns the paths of WebKitGTK's driver and of the browser that it drives, if both and Xvfb are installed. */
export function findWebKit(): { driver: string; browser: string } | undefined {
  const driver = findProgram('WebKitWebDriver');
  const browser = findFirstFile(...MINI_BROWSER_PATHS);
  return driver && browser && findProgram('Xvfb') ? { driver, browser } : undefined;
}
