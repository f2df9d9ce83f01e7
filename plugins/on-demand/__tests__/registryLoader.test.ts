import registryLoader from '../node/registryLoader.mjs';

test('modules keep their loaders, and are named by paths where the list named them weakly', () => {
  const registry = (third: string): string =>
    `export default {\n  "a": [() => import(/* webpackChunkName: "a" */ "@site/a.mdx"), "@site/a.mdx", ${third}],\n};`;
  expect(registryLoader(registry('require.resolveWeak("@site/a.mdx")'))).toBe(
    registry('("@site/a.mdx")'),
  );
});
