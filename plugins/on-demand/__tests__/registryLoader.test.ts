import registryLoader from '../node/registryLoader.mjs';

it('replaces weak references with paths, but preserves the dynamic imports of modules', () => {
  const createRegistry = (third: string): string =>
    `export default {\n  "a": [() => import(/* webpackChunkName: "a" */ "@site/a.mdx"), "@site/a.mdx", ${third}],\n};`;
  expect(registryLoader(createRegistry('require.resolveWeak("@site/a.mdx")'))).toBe(
    createRegistry('("@site/a.mdx")'),
  );
});
