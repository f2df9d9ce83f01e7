import { USEFUL_LINKS } from '../../../plugins/search/engine/usefulLinks';
import { canonicalPath, pagesOf } from '../../../plugins/shared/navigation';
import { core, studio } from '../../../sidebars';

it.each(Object.values(USEFUL_LINKS).flat())('$to is a page', ({ to }) => {
  const pages = [...pagesOf(core), ...pagesOf(studio)].map(({ pathname }) => pathname);
  expect(pages).toContain(canonicalPath(to));
});
