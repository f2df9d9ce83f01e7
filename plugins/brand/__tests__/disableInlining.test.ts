import { getFileLoaderUtils } from '@docusaurus/utils';
import { disableInlining } from '../node/disableInlining';

const createRule = (test: RegExp) => ({
  test,
  use: [{ loader: 'url', options: { limit: 10_000 } }],
});

it('disables inlining for fonts, and for pictures in components and in Markdown', () => {
  const [fonts, images] = [createRule(/\.(?:woff2?|ttf)$/), createRule(/\.png$/)];
  disableInlining({ module: { rules: [images, '...', fonts] } }, false);
  expect(fonts.use[0]?.options.limit).toBe(false);
  expect(images.use[0]?.options.limit).toBe(false);
  expect(getFileLoaderUtils(false).loaders.inlineMarkdownImageFileLoader).not.toContain('limit');
});

it.each([
  ['no rule', []],
  ['rules that inline nothing', [{ test: /\.woff2$/, type: 'asset/resource' }]],
])('throws an error that names the upstream function if Docusaurus has %s', (_name, rules) => {
  expect(() => disableInlining({ module: { rules } }, false)).toThrow(
    /limit.*found none.*getFileLoaderUtils/,
  );
});
