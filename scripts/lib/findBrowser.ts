import fs from 'node:fs';
import { findProgram, firstFile } from './findProgram';

const MULTIARCH = fs.existsSync('/usr/lib')
  ? fs.readdirSync('/usr/lib').filter((name) => name.endsWith('-linux-gnu'))
  : [];

const FIREFOX_PLACES = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
];

const MINI_BROWSER_PLACES = MULTIARCH.flatMap((folder) =>
  ['4.1', '4.0'].map((version) => `/usr/lib/${folder}/webkit2gtk-${version}/MiniBrowser`),
);

/** A browser that is not there, with what to install. */
class BrowserMissing extends Error {}

/** @throws {BrowserMissing} if there is no Firefox */
export function findFirefox(): string {
  const found = firstFile(process.env.FIREFOX_PATH, ...FIREFOX_PLACES, findProgram('firefox'));
  if (!found) {
    throw new BrowserMissing(
      'No Firefox was found. Install one (Debian: apt-get install firefox-esr), or name yours in ' +
        'FIREFOX_PATH.',
    );
  }
  return found;
}

/** WebKit's driver, and the browser it drives. */
export interface WebKitPlaces {
  driver: string;
  browser: string;
}

/** @throws {BrowserMissing} if a part is not there, or no screen for it */
export function findWebKit(): WebKitPlaces {
  const driver = findProgram('WebKitWebDriver');
  const browser = firstFile(...MINI_BROWSER_PLACES);
  if (!driver || !browser || !findProgram('Xvfb')) {
    throw new BrowserMissing(
      'WebKit was not found. Install it (Debian: apt-get install webkit2gtk-driver xvfb).',
    );
  }
  return { driver, browser };
}

/** Why a browser cannot be tried on this machine, if it cannot. */
export function whyMissing(find: () => unknown): string | undefined {
  try {
    find();
    return undefined;
  } catch (error) {
    if (error instanceof BrowserMissing) {
      return error.message;
    }
    throw error;
  }
}
