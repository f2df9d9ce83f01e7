import { orderDocs } from '../node/orderDocs';

type Version = Parameters<typeof orderDocs>[0];

const doc = (id: string) => ({ id, permalink: `/toolpad/core/${id}` });
const version = (ids: string[], sidebars: unknown): Version =>
  ({ docs: ids.map(doc), sidebars }) as unknown as Version;
const idsOf = (ordered: Version['docs']): string[] => ordered.map(({ id }) => id);

const SIDEBARS = {
  core: [
    { type: 'doc', id: 'introduction' },
    {
      type: 'category',
      link: { type: 'doc', id: 'components' },
      items: [
        { type: 'doc', id: 'crud' },
        { type: 'link', href: 'https://mui.com' },
      ],
    },
    { type: 'doc', id: 'account' },
  ],
};

it('orders pages as the sidebar does, whatever their previous and next links are', () => {
  const docs = version(['account', 'components', 'crud', 'introduction'], SIDEBARS);
  expect(idsOf(orderDocs(docs))).toEqual(['introduction', 'components', 'crud', 'account']);
});

it('puts pages that are in no sidebar at the end, by address', () => {
  const docs = version(['b', 'account', 'a'], SIDEBARS);
  expect(idsOf(orderDocs(docs))).toEqual(['account', 'a', 'b']);
});
