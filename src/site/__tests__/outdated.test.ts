import type { DefaultParseFrontMatter } from '@docusaurus/types';
import { markOutdated } from '../outdated';

const pageFolders = {
  siteDir: '/site',
  roots: [{ folder: 'docs', translations: { de: 'i18n/de/docs' } }],
};

const defaultParseFrontMatter: DefaultParseFrontMatter = () =>
  Promise.resolve({ frontMatter: { title: 'A' }, content: '' });

it.each([
  ['an older translation', true, '/site/i18n/de/docs/a/index.mdx', 1, 2],
  ['a translation from the same commit', false, '/site/i18n/de/docs/a/index.mdx', 2, 2],
  ['a newer translation', false, '/site/i18n/de/docs/a/index.mdx', 3, 2],
  ['a translation without a history', false, '/site/i18n/de/docs/a/index.mdx', undefined, 2],
  ['a translation without an original', false, '/site/i18n/de/docs/a/index.mdx', 1, undefined],
  ['an original', false, '/site/docs/a/index.mdx', 1, 2],
])(
  'marks only outdated translations: %s → %s',
  async (_name, isOutdated, filePath, own, original) => {
    const changes: Record<string, number | undefined> = {
      '/site/docs/a/index.mdx': original,
      [filePath]: own,
    };
    const parse = markOutdated(pageFolders, {
      getFileLastUpdateInfo: (file) => {
        const timestamp = changes[file];
        return Promise.resolve(timestamp === undefined ? null : { timestamp, author: 'A' });
      },
    });
    const { frontMatter } = await parse({ filePath, fileContent: '', defaultParseFrontMatter });
    expect(frontMatter).toEqual(isOutdated ? { title: 'A', isOutdated: true } : { title: 'A' });
  },
);
