import { USEFUL_LINKS } from '../../../src/search/usefulLinks';
import { canonicalPath } from '../../shared/navigation/canonical';
import { pagesOf } from '../../../src/navigation/navPages';
import { SIDEBARS } from '../../../sidebars';

it.each(Object.values(USEFUL_LINKS).flat())('$to is a page', ({ to }) => {
  const pages = Object.values(SIDEBARS).flatMap((tree) => pagesOf(tree));
  expect(pages.map(({ pathname }) => pathname)).toContain(canonicalPath(to));
});
