import { USEFUL_LINKS } from '../usefulLinks';
import { getCanonicalPath } from '../../../plugins/shared/paths';
import { walkPages } from '../../navigation/navPages';
import { SIDEBARS } from '../../../sidebars';

it.each(Object.values(USEFUL_LINKS).flat())(
  'contains only links to existing pages: $to',
  ({ to }) => {
    const pages = Object.values(SIDEBARS).flatMap((tree) => [...walkPages(tree)]);
    expect(pages.map(({ entry }) => entry.pathname)).toContain(getCanonicalPath(to, []));
  },
);
