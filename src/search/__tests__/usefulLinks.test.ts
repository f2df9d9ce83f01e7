import { USEFUL_LINKS } from '../usefulLinks';
import { getCanonicalPath } from '../../../plugins/shared/paths';
import { getPages } from '../../navigation/navPages';
import { SIDEBARS } from '../../../sidebars';

it.each(Object.values(USEFUL_LINKS).flat())(
  'contains only links to existing pages: $to',
  ({ to }) => {
    const pages = Object.values(SIDEBARS).flatMap((tree) => getPages(tree));
    expect(pages.map(({ pathname }) => pathname)).toContain(getCanonicalPath(to, []));
  },
);
