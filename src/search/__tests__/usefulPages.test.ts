import { USEFUL_PAGES } from '../usefulPages';
import { PRODUCTS } from '../../site/products';
import { walkEntries } from '../../navigation/navPages';
import { SIDEBARS } from '../../../sidebars';

it.each(PRODUCTS)('contains only pages of $name', ({ id }) => {
  const pages = [...walkEntries(SIDEBARS[id])].map(({ entry }) => `${entry.pathname}/`);
  expect(pages).toEqual(expect.arrayContaining(USEFUL_PAGES[id].map((page) => `/${id}/${page}`)));
});
