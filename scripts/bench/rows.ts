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

type Kind = Omit<Row, 'page' | 'goal'> & { goals?: Partial<Record<PageId, Goal>> };

const onBoth = (goal: Goal): Record<PageId, Goal> => ({ text: goal, demos: goal });
const kilobytes = (text: number, demos: number): Record<PageId, Goal> => ({
  text: { max: text * 1000 },
  demos: { max: demos * 1000 },
});

const KINDS: readonly Kind[] = [
  {
    part: 'paint',
    metric: 'first',
    label: 'first paint',
    unit: 'ms',
    goals: onBoth({ times: 1, of: ['starlight'] }),
  },
  {
    part: 'paint',
    metric: 'largest',
    label: 'largest paint',
    unit: 'ms',
    goals: onBoth({ times: 0.85, of: ['starlight'] }),
  },
  {
    part: 'paint',
    metric: 'shift',
    label: 'layout shift until idle',
    unit: '',
    goals: onBoth({ max: 0 }),
  },
  {
    part: 'work',
    metric: 'forced',
    label: 'forced layouts before first paint',
    unit: '',
    goals: onBoth({ max: 0 }),
  },
  {
    part: 'work',
    metric: 'work',
    label: 'work of the page before first paint',
    unit: 'ms',
    goals: onBoth({ max: 200 }),
  },
  {
    part: 'paint',
    metric: 'bytes',
    label: 'sent before intent',
    unit: 'kB',
    goals: kilobytes(60, 80),
  },
  { part: 'paint', metric: 'requests', label: 'requests before intent', unit: '' },
  { part: 'html', metric: 'packed', label: 'HTML, packed', unit: 'kB' },
  {
    part: 'html',
    metric: 'html',
    label: 'HTML',
    unit: 'kB',
    goals: { demos: { max: 350_000 } },
  },
  { part: 'clicks', metric: 'cold', label: 'click to painted page', unit: 'ms' },
  {
    part: 'clicks',
    metric: 'rested',
    label: 'click to painted page, after a rest on the link',
    unit: 'ms',
    goals: onBoth({ max: 100 }),
  },
  ...['Firefox', 'WebKit'].map((browser): Kind => ({
    part: 'clicks',
    metric: browser.toLowerCase(),
    label: `the same in ${browser}, which prerenders nothing`,
    unit: 'ms',
    goals: onBoth({ times: 0.8, of: ['starlight', 'docusaurus'] }),
  })),
  {
    part: 'react',
    metric: 'answers',
    label: 'React: needed to answering',
    unit: 'ms',
    goals: onBoth({ max: 700 }),
  },
  {
    part: 'react',
    metric: 'longest',
    label: 'React: longest task',
    unit: 'ms',
    goals: onBoth({ max: 80 }),
  },
  {
    part: 'react',
    metric: 'delay',
    label: 'React: first act to next paint',
    unit: 'ms',
    goals: onBoth({ max: 150 }),
  },
];

/** The lines of the table of all sites, in order. */
export const ROWS: readonly Row[] = KINDS.flatMap(({ goals, label, ...kind }) =>
  PAGE_IDS.map((page) => ({
    ...kind,
    page,
    label: `${label}, ${PAGES[page].label}`,
    ...(goals?.[page] && { goal: goals[page] }),
  })),
);

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
