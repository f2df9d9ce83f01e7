import { keepFontFiles } from '../node/fontFiles';

const rule = (test: RegExp) => ({ test, use: [{ loader: 'url', options: { limit: 10_000 } }] });

test('fonts stay files; what else is small is still inlined', () => {
  const [fonts, images] = [rule(/\.(?:woff2?|ttf)$/), rule(/\.png$/)];
  keepFontFiles({ module: { rules: [images, '...', fonts] } });
  expect(fonts.use[0]?.options.limit).toBe(false);
  expect(images.use[0]?.options.limit).toBe(10_000);
});

test.each([
  ['no rule', []],
  ['a rule that inlines nothing', [{ test: /\.woff2$/, type: 'asset/resource' }]],
])('with %s for fonts it is said what to look at', (_name, rules) => {
  expect(() => keepFontFiles({ module: { rules } })).toThrow(
    /\.woff2 .*found none.*getFileLoaderUtils/,
  );
});
