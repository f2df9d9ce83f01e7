import path from 'node:path';
import { sharePageStyles, splitStyles } from '../node/shareStyles';
import { hoistEmotionStyles } from '../shared/emotionStyles';
import { listFiles } from '../../shared/node/files';
import { createTestFolder } from '../../../tests/support/jest/createTestFolder';

const createStyle = (attribute: string, css: string) =>
  `<style data-emotion="${attribute}">${css}</style>`;

const createHoistedStyle = (attribute: string, css: string) =>
  `<style data-emotion="${attribute}" data-s="">${css}</style>`;

describe('hoistEmotionStyles', () => {
  it.each([
    [
      'no styles from plain style elements',
      '<style>p{top:0}</style>',
      '<style>p{top:0}</style>',
      '',
    ],
    [
      'several styles per tag, without duplicates, in document order',
      `<ul>${createStyle('tp b', '.b{}')}<li></li>${createStyle('tp a', '.a{}')}</ul>${createStyle('tp b', '.b{}')}`,
      '<ul><li></li></ul>',
      createHoistedStyle('tp b a', '.b{}.a{}'),
    ],
    [
      'a tag with several ids',
      createStyle('tp a b', '.a{}.b{}'),
      '',
      createHoistedStyle('tp a b', '.a{}.b{}'),
    ],
    [
      'global styles in separate tags, with the exact attribute',
      `${createStyle('tp-global x', 'html{}')}${createStyle('tp a', '.a{}')}${createStyle('tp-global y', 'body{}')}`,
      '',
      createHoistedStyle('tp-global x', 'html{}') +
        createHoistedStyle('tp-global y', 'body{}') +
        createHoistedStyle('tp a', '.a{}'),
    ],
    [
      'a style with additional attributes and line breaks',
      '<style data-emotion="tp a" nonce="n">\n.a{}\n</style>',
      '',
      createHoistedStyle('tp a', '\n.a{}\n'),
    ],
  ])('moves %s to the head', (_name, page, html, styles) => {
    expect(hoistEmotionStyles(page)).toEqual({ html, styles });
  });
});

describe('sharePageStyles', () => {
  const folder = createTestFolder();

  it('adds the same inline style and stylesheet to all pages, and removes the style elements from the body', () => {
    const pages = [
      `${createStyle('tp a', '.a{}')}<i>$&</i><hr>${createStyle('tp b', '.b{}')}<b></b>`,
      `${createStyle('tp b', '.b{}')}<b></b><hr>${createStyle('tp c', ".c{content:'$&'}")}<u></u>`,
      '<p>A page without MUI</p><hr>',
      `${createStyle('tp d', '.d{}')}<p>A page without the end of a first screen</p>`,
    ];
    pages.forEach((appHtml, index) => {
      const { firstScreen, html, rest } = splitStyles(appHtml, /<hr>/);
      folder.write(`${index}/index.html`, `<head>${firstScreen}</head>${rest}${html}`);
    });
    sharePageStyles(folder.path, '/toolpad/');
    const [stylesheet = ''] = listFiles(folder.path, /\.css$/);
    expect(path.dirname(stylesheet)).toBe('assets/css');
    expect(folder.read(stylesheet)).toBe(".c{content:'$&'}");
    const head = `<head>${createHoistedStyle('tp a b d c', '.a{}.b{}.d{}')}</head>`;
    const link = `<link rel="stylesheet" href="/toolpad/${stylesheet}">`;
    expect(pages.map((_, index) => folder.read(`${index}/index.html`))).toEqual(
      pages.map((html) => head + link + html.replace(/<style[^>]*>[^<]*<\/style>/g, '')),
    );
  });
});
