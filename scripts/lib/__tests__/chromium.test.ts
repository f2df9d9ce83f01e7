import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium, NPM_CHROMIUM, ensureChromium, ChromiumMissingError } from '../chromium';

const PATH_VARIABLE = ['/usr/local/bin', '/usr/bin'].join(path.delimiter);
const PLAYWRIGHT_PATH = chromium.executablePath();
const MAC_PATH = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const SHELL_PATH = '/usr/bin/chromium-headless-shell';

/** Sets `CHROMIUM_PATH`, and makes only the given files exist. */
function setUp(named: string | undefined, files: string[]): void {
  jest.replaceProperty(process, 'env', { CHROMIUM_PATH: named, PATH: PATH_VARIABLE });
  jest.spyOn(fs, 'existsSync').mockImplementation((file) => files.includes(String(file)));
}

afterEach(() => jest.restoreAllMocks());

describe('findChromium', () => {
  it.each<[string, { named?: string; whole?: boolean; files: string[]; found?: string }]>([
    [
      'the file in CHROMIUM_PATH',
      { named: '/opt/mine', files: ['/opt/mine', SHELL_PATH], found: '/opt/mine' },
    ],
    [
      'an installed browser if CHROMIUM_PATH is empty',
      { named: '', files: [SHELL_PATH], found: SHELL_PATH },
    ],
    [
      'a headless shell rather than a full browser',
      { files: ['/usr/local/bin/chromium', SHELL_PATH], found: SHELL_PATH },
    ],
    [
      'a full browser if one is required',
      { whole: true, files: [SHELL_PATH, '/usr/bin/chromium'], found: '/usr/bin/chromium' },
    ],
    [
      'nothing if only a headless shell exists, but a full browser is required',
      { whole: true, files: [SHELL_PATH] },
    ],
    [
      'Chromium rather than Chrome',
      { files: ['/usr/bin/google-chrome', '/usr/bin/chromium'], found: '/usr/bin/chromium' },
    ],
    [
      'the first browser in PATH',
      { files: ['/usr/bin/chromium', '/usr/local/bin/chromium'], found: '/usr/local/bin/chromium' },
    ],
    [
      'an installed browser rather than a downloaded one',
      { files: [NPM_CHROMIUM.executablePath, PLAYWRIGHT_PATH, MAC_PATH], found: MAC_PATH },
    ],
    [
      'Playwright’s Chromium rather than npm’s',
      { files: [NPM_CHROMIUM.executablePath, PLAYWRIGHT_PATH], found: PLAYWRIGHT_PATH },
    ],
    ['nothing if only another browser is installed', { files: ['/usr/bin/firefox'] }],
  ])('selects %s', (_, { named, whole, files, found }) => {
    setUp(named, files);
    expect(findChromium({ whole })?.executablePath).toBe(found);
  });

  it('throws an error if CHROMIUM_PATH isn’t the path of a file', () => {
    setUp('/opt/mine', ['/usr/bin/chromium']);
    expect(() => findChromium()).toThrow(
      'Expected CHROMIUM_PATH to be the path of an executable, but /opt/mine doesn’t exist.',
    );
  });

  it.each([undefined, NPM_CHROMIUM.executablePath])(
    'returns the environment of npm’s Chromium, with its libraries and fonts, if CHROMIUM_PATH is %s',
    (named) => {
      setUp(named, [NPM_CHROMIUM.executablePath]);
      expect(findChromium()).toBe(NPM_CHROMIUM);
    },
  );
});

describe('ensureChromium', () => {
  it('suggests how to install Chromium if npm has none for this machine', async () => {
    // The C library that npm's Chromium needs doesn't exist either.
    setUp(undefined, []);
    const found = ensureChromium();
    await expect(found).rejects.toThrow(ChromiumMissingError);
    await expect(found).rejects.toThrow(/npm has none for \S+ \S+\. Install it .*CHROMIUM_PATH to/);
  });
});
