import { disableFontInlining } from '../node/disableFontInlining';

const createRule = (test: RegExp) => ({
  test,
  use: [{ loader: 'url', options: { limit: 10_000 } }],
});

it('disables inlining for fonts, but not for other files', () => {
  const [fonts, images] = [createRule(/\.(?:woff2?|ttf)$/), createRule(/\.png$/)];
  disableFontInlining({ module: { rules: [images, '...', fonts] } });
  expect(fonts.use[0]?.options.limit).toBe(false);
  expect(images.use[0]?.options.limit).toBe(10_000);
});

it.each([
  ['no rule', []],
  ['a rule that inlines nothing', [{ test: /\.woff2$/, type: 'asset/resource' }]],
])(
  'throws an error that names the upstream function if Docusaurus has %s for fonts',
  (_name, rules) => {
    expect(() => disableFontInlining({ module: { rules } })).toThrow(
      /\.woff2 .*found none.*getFileLoaderUtils/,
    );
  },
);
