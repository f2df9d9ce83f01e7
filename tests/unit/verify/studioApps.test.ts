import { appsOfPage, mergeApps } from '../../../scripts/verify/studio/apps';
import { packagesOf } from '../../../scripts/verify/studio/packages';

const file = (title: string, code: string, language = 'yaml'): string =>
  `\`\`\`${language} title="${title}"\n${code}\n\`\`\`\n`;
const pageFile = (name: string, ...content: string[]): string =>
  file(`toolpad/pages/${name}/page.yml`, ['spec:', '  content:', ...content].join('\n'));
const docs = (path: string, ...blocks: string[]) => ({ path, text: blocks.join('\n') });
const appsOf = (...blocks: string[]) => appsOfPage(docs('docs-studio/a.mdx', ...blocks));

describe('the apps of a page', () => {
  it('hold its files, pages and settings', () => {
    const [app] = appsOf(
      file('.env', 'KEY="a b"', 'ini'),
      file('toolpad/resources/a.ts', 'export {};', 'ts'),
      file('server.mjs', 'run();', 'js'),
      pageFile('orders', '    - component: Text', '      name: total'),
    );
    expect([...(app?.files.keys() ?? [])]).toEqual([
      'toolpad/resources/a.ts',
      'toolpad/pages/orders/page.yml',
    ]);
    expect(app?.pages).toEqual([{ name: 'orders', at: 'docs-studio/a.mdx:14' }]);
    expect([...(app?.names ?? [])]).toEqual(['total']);
    expect(app?.env.get('KEY')).toBe('a b');
  });

  it('are two where a file is shown twice', () => {
    const apps = appsOf(file('toolpad/theme.yml', 'a: 1'), file('toolpad/theme.yml', 'a: 2'));
    expect(apps.map(({ files }) => files.get('toolpad/theme.yml'))).toEqual(['a: 1\n', 'a: 2\n']);
  });

  it('are none where no file is shown', () => {
    expect(appsOf(file('server.mjs', 'run();', 'js'))).toEqual([]);
  });
});

describe('merged apps', () => {
  const merge = (...pages: string[][]) =>
    mergeApps(
      pages.flatMap((blocks, at) => appsOfPage(docs(`docs-studio/${at}.mdx`, ...blocks))),
    ).map((app) => app.pages.map(({ name }) => name));

  it('are one where nothing contradicts', () => {
    expect(merge([pageFile('a')], [pageFile('b')])).toEqual([['a', 'b']]);
  });

  it.each([
    ['two files of the same name', [pageFile('b'), file('toolpad/resources/a.ts', '2', 'ts')]],
    ['two values of a variable', [pageFile('b'), file('.env', 'KEY=2', 'ini')]],
    [
      'a component with the name of a page',
      [pageFile('b', '    - component: Text', '      name: a')],
    ],
    ['a page with the name of a component', [pageFile('total')]],
  ])('are two with %s', (_, other) => {
    const one = [
      file('.env', 'KEY=1', 'ini'),
      file('toolpad/resources/a.ts', '1', 'ts'),
      pageFile('a', '    - component: Text', '      name: total'),
    ];
    expect(merge(one, other)).toHaveLength(2);
  });
});

describe('the packages of pages', () => {
  const install = (words: string): string => `\`\`\`bash\nnpm install ${words}\n\`\`\`\n`;

  it('are those with a version', () => {
    const page = docs('a.mdx', install('@a/b@1.0.0 c@2'), install('--save-dev d'));
    expect(packagesOf([page])).toEqual({ '@a/b': '1.0.0', c: '2' });
  });

  it('have one version on all pages', () => {
    expect(() => packagesOf([docs('a.mdx', install('a@1'), install('a@2'))])).toThrow(
      'Expected one version of a on all pages, found 1 and 2 (a.mdx).',
    );
  });
});
