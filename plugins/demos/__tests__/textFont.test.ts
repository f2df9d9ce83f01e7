import { textFontRules } from '../node/frames/textFont';

const face = (family: string, file: string) =>
  `@font-face{font-family:${family};src:url(/base/${file})format("woff2");font-weight:100 900}`;

test.each([
  ['', ''],
  [face('Geist Mono Variable', 'mono.woff2'), ''],
  [face('Geist fallback', 'a.woff2'), ''],
])('%s has no rule of the text font', (css, expected) => {
  expect(textFontRules(css)).toBe(expected);
});

test.each(['Geist Variable', "'Geist Variable'", '"Geist Variable"'])(
  'all rules of %s, under the name of Roboto, which readers may have',
  (family) => {
    const css = `a{b:c}${face(family, 'whole.woff2')}d{e:f}${face(family, 'subset.woff2')}`;
    expect(textFontRules(css)).toBe(
      ['whole', 'subset']
        .map((name) => face('Roboto', `${name}.woff2`).replace('src:', 'src:local(Roboto),'))
        .join(''),
    );
  },
);
