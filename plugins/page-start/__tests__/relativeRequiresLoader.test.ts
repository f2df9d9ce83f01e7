import relativeRequiresLoader from '../node/relativeRequiresLoader.mjs';

const clientModules = (...files: string[]): string =>
  `export default [\n${files.map((file) => `  require("${file}"),\n`).join('')}];\n`;

test.each(['/home/ada/site', '/builds/7'])('client modules are said the same in %s', (site) => {
  const source = clientModules(
    `${site}/.docusaurus/brand/rest.css`,
    `${site}/node_modules/infima/dist/css/default/default.css`,
  );
  expect(relativeRequiresLoader.call({ context: `${site}/.docusaurus` }, source)).toBe(
    clientModules('./brand/rest.css', './../node_modules/infima/dist/css/default/default.css'),
  );
});

test.each([
  ['a package', clientModules('infima')],
  ['no module', clientModules()],
])('what has no whole path stays: %s', (_, source) => {
  expect(relativeRequiresLoader.call({ context: '/site/.docusaurus' }, source)).toBe(source);
});
