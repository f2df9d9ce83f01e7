import type { DefaultParseFrontMatter } from '@docusaurus/types';
import { markOutdated } from '../outdated';

const places = {
  siteDir: '/site',
  roots: [{ folder: 'docs', translations: { de: 'i18n/de/docs' } }],
};

const defaultParseFrontMatter: DefaultParseFrontMatter = () =>
  Promise.resolve({ frontMatter: { title: 'A' }, content: '' });

it.each([
  ['an older translation', '/site/i18n/de/docs/a/index.mdx', 1, 2, true],
  ['a translation from the same commit', '/site/i18n/de/docs/a/index.mdx', 2, 2, false],
  ['a newer translation', '/site/i18n/de/docs/a/index.mdx', 3, 2, false],
  ['a translation without a history', '/site/i18n/de/docs/a/index.mdx', undefined, 2, false],
  ['a translation without an original', '/site/i18n/de/docs/a/index.mdx', 1, undefined, false],
  ['an original', '/site/docs/a/index.mdx', 1, 2, false],
])(
  'decides whether to mark as outdated: %s',
  async (_name, filePath, own, original, isOutdated) => {
    const changes: Record<string, number | undefined> = {
      '/site/docs/a/index.mdx': original,
      [filePath]: own,
    };
    const parse = markOutdated(places, {
      getFileLastUpdateInfo: (file) => {
        const timestamp = changes[file];
        return Promise.resolve(timestamp === undefined ? null : { timestamp, author: 'A' });
      },
    });
    const { frontMatter } = await parse({ filePath, fileContent: '', defaultParseFrontMatter });
    expect(frontMatter).toEqual(isOutdated ? { title: 'A', isOutdated: true } : { title: 'A' });
  },
);
