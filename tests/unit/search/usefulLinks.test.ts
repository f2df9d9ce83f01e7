import { USEFUL_LINKS } from '../../../src/search/usefulLinks';
import { canonicalPath, pagesOf } from '../../../plugins/shared/navigation';
import { SIDEBARS } from '../../../sidebars';

it.each(Object.values(USEFUL_LINKS).flat())('$to is a page', ({ to }) => {
  const pages = Object.values(SIDEBARS).flatMap((tree) => pagesOf(tree));
  expect(pages.map(({ pathname }) => pathname)).toContain(canonicalPath(to));
});
