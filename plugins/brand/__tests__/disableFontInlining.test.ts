import { disableFontInlining } from '../node/disableFontInlining';

const rule = (test: RegExp) => ({ test, use: [{ loader: 'url', options: { limit: 10_000 } }] });

it('keeps fonts in files, and leaves the rules of other small files alone', () => {
  const [fonts, images] = [rule(/\.(?:woff2?|ttf)$/), rule(/\.png$/)];
  disableFontInlining({ module: { rules: [images, '...', fonts] } });
  expect(fonts.use[0]?.options.limit).toBe(false);
  expect(images.use[0]?.options.limit).toBe(10_000);
});

it.each([
  ['no rule', []],
  ['a rule that inlines nothing', [{ test: /\.woff2$/, type: 'asset/resource' }]],
])('says what to look at if Docusaurus has %s for fonts', (_name, rules) => {
  expect(() => disableFontInlining({ module: { rules } })).toThrow(
    /\.woff2 .*found none.*getFileLoaderUtils/,
  );
});
