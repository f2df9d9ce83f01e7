import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium, FROM_NPM, ensureChromium, ChromiumMissing } from '../chromium';

const PATH = ['/usr/local/bin', '/usr/bin'].join(path.delimiter);
const PLAYWRIGHT = chromium.executablePath();
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const SHELL = '/usr/bin/chromium-headless-shell';

/** Sets `CHROMIUM_PATH`, and makes only the given files exist. */
function setUp(named: string | undefined, files: string[]): void {
  jest.replaceProperty(process, 'env', { CHROMIUM_PATH: named, PATH });
  jest.spyOn(fs, 'existsSync').mockImplementation((file) => files.includes(String(file)));
}

afterEach(() => jest.restoreAllMocks());

describe('findChromium', () => {
  it.each<[string, { named?: string; whole?: boolean; files: string[]; found?: string }]>([
    ['CHROMIUM_PATH', { named: '/opt/mine', files: ['/opt/mine', SHELL], found: '/opt/mine' }],
    ['an installed one if CHROMIUM_PATH is empty', { named: '', files: [SHELL], found: SHELL }],
    ['a headless shell', { files: ['/usr/local/bin/chromium', SHELL], found: SHELL }],
    [
      'a full browser if one is required',
      { whole: true, files: [SHELL, '/usr/bin/chromium'], found: '/usr/bin/chromium' },
    ],
    ['no headless shell if a full browser is required', { whole: true, files: [SHELL] }],
    [
      'Chromium if Chrome is also installed',
      { files: ['/usr/bin/google-chrome', '/usr/bin/chromium'], found: '/usr/bin/chromium' },
    ],
    [
      'the first one in PATH',
      { files: ['/usr/bin/chromium', '/usr/local/bin/chromium'], found: '/usr/local/bin/chromium' },
    ],
    [
      'an installed one if another is downloaded',
      { files: [FROM_NPM.executablePath, PLAYWRIGHT, MAC], found: MAC },
    ],
    [
      'one from Playwright if npm’s is also downloaded',
      { files: [FROM_NPM.executablePath, PLAYWRIGHT], found: PLAYWRIGHT },
    ],
    ['no other browser', { files: ['/usr/bin/firefox'] }],
  ])('finds %s', (_, { named, whole, files, found }) => {
    setUp(named, files);
    expect(findChromium({ whole })?.executablePath).toBe(found);
  });

  it('throws an error if CHROMIUM_PATH isn’t the path of a file', () => {
    setUp('/opt/mine', ['/usr/bin/chromium']);
    expect(() => findChromium()).toThrow(
      'Expected CHROMIUM_PATH to be the path of an executable, but /opt/mine doesn’t exist.',
    );
  });

  it.each([undefined, FROM_NPM.executablePath])(
    'returns the libraries and fonts of npm’s Chromium if CHROMIUM_PATH is %s',
    (named) => {
      setUp(named, [FROM_NPM.executablePath]);
      expect(findChromium()).toBe(FROM_NPM);
    },
  );
});

describe('ensureChromium', () => {
  it('suggests how to install Chromium if npm has none for this machine', async () => {
    // The C library that npm's Chromium needs doesn't exist either.
    setUp(undefined, []);
    const found = ensureChromium();
    await expect(found).rejects.toThrow(ChromiumMissing);
    await expect(found).rejects.toThrow(/npm has none for \S+ \S+\. Install it .*CHROMIUM_PATH to/);
  });
});
