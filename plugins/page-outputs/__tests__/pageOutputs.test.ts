import { parse } from 'yaml';
import { createFrontMatter } from '../node/pageOutputs';

const PAGE = {
  url: 'https://a.example/core/b/',
  title: 'B: "the" page',
  description: 'A page.',
  version: 'Toolpad Core v1.0',
  listUrl: 'https://a.example/llms.txt',
};

it.each([
  ['with the date of the last update', '2026-11-28', { last_updated: '2026-11-28' }],
  ['without a date for a page without history', undefined, {}],
])('creates front matter %s', (_name, updated, expected) => {
  const [, yaml = ''] = /^---\n([^]*)---\n\n$/.exec(createFrontMatter({ ...PAGE, updated })) ?? [];
  expect(parse(yaml)).toEqual({
    title: PAGE.title,
    description: PAGE.description,
    canonical_url: PAGE.url,
    version: PAGE.version,
    index: PAGE.listUrl,
    ...expected,
  });
});
