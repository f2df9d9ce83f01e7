import { markdownTable } from '../lib/markdownTable';
import { describeMachine, type Circumstances } from './document';
import { COPIES } from './measure/growth';
import { CATEGORIES, LIGHTHOUSE_PAGES } from './measure/lighthouse';
import { effortOf, type Results, valueOf } from './results';
import { ROWS } from './rows';
import { PEER_IDS, PEERS } from './sites/peers';
import { type Column, formatTable, verdictOf } from './table';

const COLUMNS: readonly Column[] = [
  { id: 'ours', title: 'this site' },
  ...PEER_IDS.map((id) => ({ id, title: PEERS[id].name })),
  { id: 'floor', title: 'floor' },
];

function lighthouseTable(results: Results): string[] {
  const lines = LIGHTHOUSE_PAGES.flatMap((page) => {
    const scores = CATEGORIES.map((metric) =>
      valueOf(results, { part: 'lighthouse', page, site: 'ours', metric }),
    );
    return scores[0] === undefined ? [] : [[page, ...scores.map(String)]];
  });
  const title = '## Lighthouse, mobile\n\nThe goal is 100 everywhere.';
  return lines.length > 0 ? [title, markdownTable(['page', ...CATEGORIES], lines)] : [];
}

/** What grows with the site: its name, its unit and the number in it, and what it may come to. */
const GROWTH: readonly {
  metric: string;
  label: string;
  per: number;
  digits: number;
  goal?: { name: string; limit: (today: number) => number };
}[] = [
  { metric: 'pages', label: 'pages', per: 1, digits: 0 },
  {
    metric: 'scripts',
    label: 'scripts of a page, kB',
    per: 1000,
    digits: 1,
    goal: { name: '≤ +10 %', limit: (today) => 1.1 * today },
  },
  {
    metric: 'index',
    label: 'fetched before the first search results, kB',
    per: 1000,
    digits: 1,
    goal: { name: '≤ 300', limit: () => 300_000 },
  },
  { metric: 'indexFiles', label: 'files of it', per: 1, digits: 0 },
  {
    metric: 'seconds',
    label: 'cold build, s',
    per: 1,
    digits: 0,
    goal: { name: '≤ 150', limit: () => 150 },
  },
  {
    metric: 'memory',
    label: 'memory of the build, GB',
    per: 1e9,
    digits: 1,
    goal: { name: '≤ 4', limit: () => 4e9 },
  },
];

function growthTable(results: Results): string[] {
  const valueAt = (page: string, metric: string) =>
    valueOf(results, { part: 'growth', page, site: 'ours', metric });
  if (valueAt('today', 'pages') === undefined) {
    return [];
  }
  const lines = GROWTH.map(({ metric, label, per, digits, goal }) => {
    const [today, grown] = [valueAt('today', metric), valueAt('grown', metric)];
    const shown = [today, grown].map((value) =>
      value === undefined ? '–' : (value / per).toFixed(digits),
    );
    const isMet = goal && grown !== undefined ? grown <= goal.limit(today ?? NaN) : undefined;
    return [label, ...shown, goal?.name ?? '', verdictOf(isMet)];
  });
  const title = `## Growth\n\nThe builder’s pages are copied ${COPIES} times.`;
  return [title, markdownTable(['', 'today', 'grown', 'goal', ''], lines)];
}

/** All that was measured, in Markdown. */
export function formatReport(
  results: Results,
  circumstances: Pick<Circumstances, 'date' | 'chromium'>,
): string {
  return [
    describeMachine({ ...circumstances, ...effortOf(results) }),
    PEER_IDS.map((id) => `${PEERS[id].name} ${PEERS[id].version}`).join(', ') +
      ': as their templates set them up, with the text of all pages of this site.',
    formatTable(results, ROWS, COLUMNS),
    'In brackets: this site’s number divided by that one; below 1, this site has less.',
    ...lighthouseTable(results),
    ...growthTable(results),
  ].join('\n\n');
}
