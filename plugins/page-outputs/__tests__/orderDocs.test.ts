import { orderDocs } from '../node/orderDocs';

type Version = Parameters<typeof orderDocs>[0];

const createDoc = (id: string) => ({ id, permalink: `/toolpad/core/${id}` });
const createVersion = (ids: string[], sidebars: unknown): Version =>
  ({ docs: ids.map(createDoc), sidebars }) as unknown as Version;
const getIds = (ordered: Version['docs']): string[] => ordered.map(({ id }) => id);

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

it('sorts pages in the order of the sidebar, including pages in categories', () => {
  const docs = createVersion(['account', 'components', 'crud', 'introduction'], SIDEBARS);
  expect(getIds(orderDocs(docs))).toEqual(['introduction', 'components', 'crud', 'account']);
});

it('puts pages that are in no sidebar at the end, sorted by URL', () => {
  const docs = createVersion(['b', 'account', 'a'], SIDEBARS);
  expect(getIds(orderDocs(docs))).toEqual(['account', 'a', 'b']);
});
