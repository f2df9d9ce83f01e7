import { groupsOfDocs } from '../../../plugins/search/node/records';

type Items = Parameters<typeof groupsOfDocs>[0][number];

it('finds the categories around each doc; the first place counts', () => {
  const items = [
    { type: 'doc', id: 'start' },
    { type: 'html', value: 'label' },
    {
      type: 'category',
      label: 'Components',
      link: { type: 'doc', id: 'all' },
      items: [
        { type: 'category', label: 'Layout', items: [{ type: 'doc', id: 'page' }] },
        { type: 'ref', id: 'start' },
        { type: 'link', label: 'Elsewhere', href: 'https://example.com' },
      ],
    },
  ] as unknown as Items;
  expect(Object.fromEntries(groupsOfDocs([items]))).toEqual({
    start: [],
    // The page of a category stands beside the category's pages' group, not in it.
    all: [],
    page: ['Components', 'Layout'],
  });
});
