import path from 'node:path';
import { chromiumPlaces, findChromium } from '../../../scripts/lib/chromium/find';
import { KEPT } from '../../../scripts/lib/chromium/kept';

const PATH = ['/usr/local/bin', '/usr/bin'].join(path.delimiter);
const PLAYWRIGHT = chromiumPlaces('').at(-2)?.executablePath ?? '';
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

describe('findChromium', () => {
  test.each<
    [string, { whole?: boolean; asked?: string; there: string[]; found: string | undefined }]
  >([
    [
      'the one that is named goes before all others',
      { asked: '/opt/mine', there: ['/opt/mine', '/usr/bin/chromium'], found: '/opt/mine' },
    ],
    [
      'an empty name is none',
      { asked: '', there: ['/usr/bin/chromium'], found: '/usr/bin/chromium' },
    ],
    [
      'the headless shell before the whole browser, wherever they are',
      {
        there: ['/usr/bin/chromium-headless-shell', '/usr/local/bin/chromium'],
        found: '/usr/bin/chromium-headless-shell',
      },
    ],
    [
      'the whole browser, if that is wanted',
      {
        whole: true,
        there: ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'],
        found: '/usr/bin/chromium',
      },
    ],
    [
      'no shell in its place',
      { whole: true, there: ['/usr/bin/chromium-headless-shell'], found: undefined },
    ],
    [
      'Chromium before Chrome',
      { there: ['/usr/bin/google-chrome', '/usr/bin/chromium'], found: '/usr/bin/chromium' },
    ],
    [
      'in the order of the search path',
      {
        there: ['/usr/bin/chromium', '/usr/local/bin/chromium'],
        found: '/usr/local/bin/chromium',
      },
    ],
    [
      'what is installed before what was downloaded or brought',
      { there: [KEPT.executablePath, PLAYWRIGHT, MAC], found: MAC },
    ],
    [
      "Playwright's before the one from npm",
      { there: [KEPT.executablePath, PLAYWRIGHT], found: PLAYWRIGHT },
    ],
    ['the one from npm', { there: [KEPT.executablePath], found: KEPT.executablePath }],
    ['none', { there: ['/usr/bin/firefox'], found: undefined }],
  ])('%s', (_, { whole, asked, there, found }) => {
    const variables = { CHROMIUM_PATH: asked, PATH };
    const isThere = (file: string) => there.includes(file);
    expect(findChromium({ whole }, variables, isThere)?.executablePath).toBe(found);
  });

  it('refuses a name of no file', () => {
    expect(() =>
      findChromium(
        {},
        { CHROMIUM_PATH: '/opt/mine', PATH },
        (file) => file === '/usr/bin/chromium',
      ),
    ).toThrow('CHROMIUM_PATH names /opt/mine, but there is no such file.');
  });

  it('gives the one from npm its own libraries and fonts, even by name, and others nothing', () => {
    const isThere = (file: string) => file === KEPT.executablePath;
    const folder = path.dirname(KEPT.executablePath);
    expect(findChromium({}, { PATH }, isThere)?.env).toMatchObject({
      LD_LIBRARY_PATH: path.join(folder, 'lib'),
      FONTCONFIG_FILE: path.join(folder, 'fonts.conf'),
    });
    expect(findChromium({}, { CHROMIUM_PATH: KEPT.executablePath, PATH }, isThere)).toBe(KEPT);
    expect(findChromium({}, { PATH }, (file) => file === MAC)?.env).toEqual({});
  });
});
