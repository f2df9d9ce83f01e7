import type { Root } from 'mdast';
import { VFile } from 'vfile';
import { remarkTranslatedPaths, resolveTarget } from '../node/remarkTranslatedPaths';
import { collectFrames } from '../../demos/node/frames/collect';
import { findDemo } from '../../demos/node/sources/files';
import { createEmptySite } from '../../demos/__tests__/createEmptySite';

const ORIGINAL_PAGE = { root: { folder: 'docs' }, name: 'crud/index.mdx' };

it.each([
  ['../account/index.mdx', '/account/index.mdx'],
  ['api.mdx?x=1', '/crud/api.mdx?x=1'],
  ['./images/desk.png', '@site/docs/crud/images/desk.png'],
  ['/core/account/', undefined],
  ['@site/static/a.png', undefined],
])('resolves the URL %s relative to the original page: %s', (url, expected) => {
  expect(resolveTarget(url, ORIGINAL_PAGE)?.url).toBe(expected);
});

describe('a partially translated folder', () => {
  const { siteDir, getPath, write } = createEmptySite();
  const roots = [{ folder: 'docs', urlPath: 'core', translations: { de: 'i18n/de/docs' } }];
  const demo = 'export default () => null;\n';
  write('docs/crud/index.mdx', '<Demo name="Desk" />\n\n<Demo name="Shop" />\n');
  write('docs/crud/Desk.tsx', demo);
  write('docs/crud/Shop.tsx', demo);
  write('docs/crud/desk.png');
  write('docs/crud/shop.png');
  write('i18n/de/docs/crud/shop.png');
  write('docs/account.mdx');
  write('docs/form.mdx');
  write(
    'i18n/de/docs/crud/index.mdx',
    '<Demo name="Desk" layout="full" />\n\n<Demo name="Shop" />\n',
  );
  write('i18n/de/docs/crud/Shop.tsx', demo);
  write('i18n/de/docs/form.mdx');

  it.each([
    ['i18n/de/docs/crud/index.mdx', '../account.mdx', '/account.mdx'],
    ['i18n/de/docs/crud/index.mdx', './desk.png', '@site/docs/crud/desk.png'],
    ['i18n/de/docs/crud/index.mdx', './shop.png', './shop.png'],
    // An original page can also link to a page that exists only as a translation.
    ['docs/account.mdx', 'form.mdx#send', '/form.mdx#send'],
    ['docs/crud/index.mdx', './desk.png', './desk.png'],
    // Broken links aren't changed, because Docusaurus reports them.
    ['docs/account.mdx', './missing.mdx', './missing.mdx'],
  ])('resolves links on the page %s: %s → %s', (page, url, expected) => {
    const link = { type: 'link' as const, url, children: [] };
    const tree: Root = { type: 'root', children: [{ type: 'paragraph', children: [link] }] };
    remarkTranslatedPaths({ siteDir, roots })(tree, new VFile({ path: getPath(page) }));
    expect(link.url).toBe(expected);
  });

  it.each([
    ['Shop', 'i18n/de/docs/crud/Shop.tsx'],
    ['Desk', 'docs/crud/Desk.tsx'],
  ])('finds the file of the demo %s for the translated page: %s', (name, file) => {
    const page = getPath('i18n/de/docs/crud/index.mdx');
    const found = findDemo(page, name, getPath('docs/crud/index.mdx'));
    expect([...found.values()]).toEqual([getPath(file)]);
  });

  it.each([
    ['en', ['demos/core/crud/Desk/ centered', 'demos/core/crud/Shop/ centered']],
    ['de', ['demos/core/crud/Desk/ full', 'demos/de/core/crud/Shop/ centered']],
  ])(
    'provides frames for translated and untranslated pages in the language %s',
    async (language, expected) => {
      const frames = await collectFrames({ siteDir, roots }, language);
      expect(frames.map(({ path, layout }) => `${path} ${layout}`)).toEqual(expected);
    },
  );
});
