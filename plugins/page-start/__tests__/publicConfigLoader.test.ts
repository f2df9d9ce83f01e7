import publicConfigLoader from '../node/publicConfigLoader.mjs';

test('pages get the configuration without options of plugins and without paths of the machine', () => {
  const config = {
    title: 'A title with {braces}',
    presets: [['classic', { docs: false }]],
    plugins: [null, ['./a.ts', { folder: '/home/me/site' }]],
    staticDirectories: ['static', '/home/me/site/made'],
    ssrTemplate: '<%~ load("/home/me/site/document.ts") %>',
    customFields: { plugins: 2 },
  };
  const moduleOf = (value: object): string =>
    `/* made */\nexport default ${JSON.stringify(value)};\n`;
  expect(publicConfigLoader(moduleOf(config))).toBe(
    moduleOf({ title: config.title, customFields: config.customFields }),
  );
});
