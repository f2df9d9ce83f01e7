import { getTextFontRules } from '../node/frames/textFont';

const createRule = (family: string, file: string) =>
  `@font-face{font-family:${family};src:url(/base/${file})format("woff2");font-weight:100 900}`;

it.each(['Geist Variable', "'Geist Variable'", '"Geist Variable"'])(
  'returns only the @font-face rules of %s, and renames the family to Roboto',
  (family) => {
    const css = [
      `a{b:c}${createRule(family, 'whole.woff2')}`,
      `${createRule('Geist Mono Variable', 'mono.woff2')}${createRule('Geist fallback', 'a.woff2')}`,
      `d{e:f}${createRule(family, 'subset.woff2')}`,
    ].join('');
    expect(getTextFontRules(css)).toBe(
      ['whole', 'subset']
        .map((name) => createRule('Roboto', `${name}.woff2`).replace('src:', 'src:local(Roboto),'))
        .join(''),
    );
  },
);
