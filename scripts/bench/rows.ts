import { PAGE_IDS, PAGES, type PageId } from './pages';

/** What this site wants to be: at most a number, or at most so many times the least of other sites. */
export type Goal = { max: number } | { times: number; of: readonly string[] };

/** One line of a table: a number of each site. */
export interface Row {
  part: string;
  page: string;
  metric: string;
  label: string;
  unit: 'ms' | 's' | 'kB' | 'GB' | '';
  goal?: Goal;
}

type Goals = Partial<Record<PageId, Goal>>;

const onBoth = (goal: Goal): Goals => ({ text: goal, demos: goal });

/** Rows of both pages: what is measured of them, what it is called, its unit, and what it may come to. */
const ofPages = (
  [part, metric]: readonly [part: string, metric: string],
  label: string,
  unit: Row['unit'],
  goals: Goals = {},
): Row[] =>
  PAGE_IDS.map((page) => ({
    part,
    page,
    metric,
    unit,
    label: `${label}, ${PAGES[page].label}`,
    ...(goals[page] && { goal: goals[page] }),
  }));

/** The lines of the table of all sites, in order. */
export const ROWS: readonly Row[] = [
  ofPages(['paint', 'first'], 'first paint', 'ms', onBoth({ times: 1, of: ['starlight'] })),
  ofPages(['paint', 'largest'], 'largest paint', 'ms', onBoth({ times: 0.85, of: ['starlight'] })),
  ofPages(['paint', 'shift'], 'layout shift until idle', '', onBoth({ max: 0 })),
  ofPages(['work', 'forced'], 'forced layouts before first paint', '', onBoth({ max: 0 })),
  ofPages(['work', 'work'], 'work of the page before first paint', 'ms', onBoth({ max: 200 })),
  ofPages(['paint', 'bytes'], 'sent before intent', 'kB', {
    text: { max: 60_000 },
    demos: { max: 80_000 },
  }),
  ofPages(['paint', 'requests'], 'requests before intent', ''),
  ofPages(['html', 'packed'], 'HTML, packed', 'kB'),
  ofPages(['html', 'html'], 'HTML', 'kB', { demos: { max: 350_000 } }),
  ofPages(['clicks', 'cold'], 'click to painted page', 'ms'),
  ofPages(
    ['clicks', 'rested'],
    'click to painted page, after a rest on the link',
    'ms',
    onBoth({ max: 100 }),
  ),
  ...['Firefox', 'WebKit'].map((browser) =>
    ofPages(
      ['clicks', browser.toLowerCase()],
      `the same in ${browser}, which prerenders nothing`,
      'ms',
      onBoth({ times: 0.8, of: ['starlight', 'docusaurus'] }),
    ),
  ),
  ofPages(['react', 'answers'], 'React: needed to answering', 'ms', onBoth({ max: 700 })),
  ofPages(['react', 'longest'], 'React: longest task', 'ms', onBoth({ max: 80 })),
  ofPages(['react', 'delay'], 'React: first act to next paint', 'ms', onBoth({ max: 150 })),
].flat();

const GROWTH: readonly Omit<Row, 'part' | 'page'>[] = [
  { metric: 'pages', label: 'pages', unit: '' },
  {
    metric: 'scripts',
    label: 'scripts of a page',
    unit: 'kB',
    goal: { times: 1.1, of: ['today'] },
  },
  {
    metric: 'index',
    label: 'fetched before the first search results',
    unit: 'kB',
    goal: { max: 300_000 },
  },
  { metric: 'indexFiles', label: 'files of it', unit: '' },
  { metric: 'seconds', label: 'cold build', unit: 's', goal: { max: 150 } },
  { metric: 'memory', label: 'memory of the build', unit: 'GB', goal: { max: 4e9 } },
];

/** What grows with the site: that of many pages beside that of today. */
export const GROWTH_ROWS: readonly Row[] = GROWTH.map((row) => ({
  part: 'growth',
  page: 'all',
  ...row,
}));
