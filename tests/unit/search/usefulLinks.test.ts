import { canonicalPath, pagesOf } from '../../../src/navigation';
import { USEFUL_LINKS } from '../../../src/search/usefulLinks';
import { core, studio } from '../../../sidebars';

it.each(Object.values(USEFUL_LINKS).flat())('$to is a page', ({ to }) => {
  const pages = [...pagesOf(core), ...pagesOf(studio)].map(({ pathname }) => pathname);
  expect(pages).toContain(canonicalPath(to));
});
