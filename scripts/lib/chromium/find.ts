import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { KEPT } from './kept';

/** A Chromium that is there. */
export interface Chromium {
  executablePath: string;
  /** What it needs in its environment, besides that of this process. */
  env: Record<string, string>;
}

/** Without windows: a page takes less than half of the processor's time. */
const SHELL = 'chromium-headless-shell';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const PLACES = [
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** What is wanted of a Chromium. */
export interface Wanted {
  /** A whole browser if there is one, for what a headless shell lacks: its cache of whole pages. */
  whole?: boolean;
}

/**
 * Where a Chromium may be, best first: what the machine has, what Playwright downloaded, what an
 * earlier run brought.
 *
 * @param searchPath the folders of programs, as in `PATH`
 */
export function chromiumPlaces(searchPath: string, { whole = false }: Wanted = {}): Chromium[] {
  const folders = searchPath.split(path.delimiter).filter(Boolean);
  const names = whole ? NAMES : [SHELL, ...NAMES];
  const installed = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [
    ...[...installed, ...PLACES, chromium.executablePath()].map((executablePath) => ({
      executablePath,
      env: {},
    })),
    KEPT,
  ];
}

/**
 * The Chromium that there is.
 *
 * @param variables `CHROMIUM_PATH` names one that goes before all others
 * @param isThere whether a file is there
 * @throws {Error} if `CHROMIUM_PATH` names no file
 */
export function findChromium(
  wanted: Wanted = {},
  variables: Readonly<Record<string, string | undefined>> = process.env,
  isThere: (file: string) => boolean = fs.existsSync,
): Chromium | undefined {
  const asked = variables.CHROMIUM_PATH;
  if (!asked) {
    return chromiumPlaces(variables.PATH ?? '', wanted).find((place) =>
      isThere(place.executablePath),
    );
  }
  if (!isThere(asked)) {
    throw new Error(
      `CHROMIUM_PATH names ${asked}, but there is no such file. Name the program of a Chromium or ` +
        'Chrome, or unset it.',
    );
  }
  return path.resolve(asked) === KEPT.executablePath ? KEPT : { executablePath: asked, env: {} };
}
