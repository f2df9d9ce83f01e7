import fs from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { findChromium, FROM_NPM, needChromium, NoChromium } from '../chromium';

const PATH = ['/usr/local/bin', '/usr/bin'].join(path.delimiter);
const PLAYWRIGHT = chromium.executablePath();
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

describe('findChromium', () => {
  it.each<
    [string, { whole?: boolean; asked?: string; there: string[]; found: string | undefined }]
  >([
    [
      'takes the one that is named',
      { asked: '/opt/mine', there: ['/opt/mine', '/usr/bin/chromium'], found: '/opt/mine' },
    ],
    [
      'ignores an empty name',
      { asked: '', there: ['/usr/bin/chromium'], found: '/usr/bin/chromium' },
    ],
    [
      'prefers the headless shell, wherever it is',
      {
        there: ['/usr/bin/chromium-headless-shell', '/usr/local/bin/chromium'],
        found: '/usr/bin/chromium-headless-shell',
      },
    ],
    [
      'takes a whole browser if one is wanted',
      {
        whole: true,
        there: ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'],
        found: '/usr/bin/chromium',
      },
    ],
    [
      'takes no headless shell in place of a whole browser',
      { whole: true, there: ['/usr/bin/chromium-headless-shell'], found: undefined },
    ],
    [
      'prefers Chromium to Chrome',
      { there: ['/usr/bin/google-chrome', '/usr/bin/chromium'], found: '/usr/bin/chromium' },
    ],
    [
      'follows the order of the search path',
      {
        there: ['/usr/bin/chromium', '/usr/local/bin/chromium'],
        found: '/usr/local/bin/chromium',
      },
    ],
    [
      'prefers an installed one to a downloaded one',
      { there: [FROM_NPM.executablePath, PLAYWRIGHT, MAC], found: MAC },
    ],
    [
      "prefers Playwright's to the one from npm",
      { there: [FROM_NPM.executablePath, PLAYWRIGHT], found: PLAYWRIGHT },
    ],
    [
      'takes the one from npm',
      { there: [FROM_NPM.executablePath], found: FROM_NPM.executablePath },
    ],
    ['finds none among other browsers', { there: ['/usr/bin/firefox'], found: undefined }],
  ])('%s', (_, { whole, asked, there, found }) => {
    const variables = { CHROMIUM_PATH: asked, PATH };
    const isThere = (file: string) => there.includes(file);
    expect(findChromium({ whole }, variables, isThere)?.executablePath).toBe(found);
  });

  it('fails if CHROMIUM_PATH names no file', () => {
    expect(() =>
      findChromium(
        {},
        { CHROMIUM_PATH: '/opt/mine', PATH },
        (file) => file === '/usr/bin/chromium',
      ),
    ).toThrow('CHROMIUM_PATH names /opt/mine, but there is no such file.');
  });

  it('gives the one from npm its own libraries and fonts, even by name, and others nothing', () => {
    const isThere = (file: string) => file === FROM_NPM.executablePath;
    const folder = path.dirname(FROM_NPM.executablePath);
    expect(findChromium({}, { PATH }, isThere)?.env).toMatchObject({
      LD_LIBRARY_PATH: path.join(folder, 'lib'),
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
    });
    expect(findChromium({}, { CHROMIUM_PATH: FROM_NPM.executablePath, PATH }, isThere)).toBe(
      FROM_NPM,
    );
    expect(findChromium({}, { PATH }, (file) => file === MAC)?.env).toEqual({});
  });
});

describe('needChromium', () => {
  afterEach(() => jest.restoreAllMocks());

  it('says what to install where npm has no Chromium', async () => {
    // Nor is the C library there that npm's needs.
    jest.spyOn(fs, 'existsSync').mockReturnValue(false);
    jest.replaceProperty(process, 'env', { PATH });
    const found = needChromium();
    await expect(found).rejects.toThrow(NoChromium);
    await expect(found).rejects.toThrow(
      /nor has npm one for \S+ \S+\. Install one .*CHROMIUM_PATH\./,
    );
  });
});
