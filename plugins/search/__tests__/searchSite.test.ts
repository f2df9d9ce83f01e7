import { literalsOf, searchSite } from '../node/searchSite';

const links = [{ title: 'Installation', to: '/docs/installation' }];

it('needs no more than the docs instances', () => {
  const site = searchSite('My Site!', { products: [{ id: 'default', label: 'Docs' }] });
  expect(site).toEqual({
    allPages: '',
    links: { default: [] },
    toolName: 'search_my_site_docs',
    toolDescription:
      'Searches the documentation of Docs and shows the pages and sections that answer.',
    toolQuery: 'Words, a name from the code, or an error message.',
  });
});

it('takes what else the options say', () => {
  const site = searchSite('Toolpad', {
    products: [
      { id: 'a', label: 'A', links },
      { id: 'b', label: 'B' },
    ],
    allPages: '/search/',
    examples: ['Crud', 'useSession'],
  });
  expect(site).toMatchObject({ allPages: '/search/', links: { a: links, b: [] } });
  expect(site.toolDescription).toContain('of A and B and');
  expect(site.toolQuery).toContain('(Crud, useSession)');
});

it('is code for the bundler, property by property', () => {
  const site = searchSite('A "B"', { products: [{ id: 'x', label: 'X', links }] });
  const literals = literalsOf(site);
  expect(literals['SEARCH_SITE.links']).toBe(JSON.stringify({ x: links }));
  expect(literals['SEARCH_SITE.toolName']).toBe('"search_a_b_docs"');
  expect(Object.keys(literals)).toHaveLength(5);
});
