import { markdownTable } from '../lib/markdownTable';
import { describeMachine, type Circumstances } from './document';
import { COPIES } from './measure/growth';
import { CATEGORIES, LIGHTHOUSE_PAGES } from './measure/lighthouse';
import { effortOf, type Results, valueOf } from './results';
import { GROWTH_ROWS, ROWS } from './rows';
import { PEER_IDS, PEERS } from './sites/peers';
import { type Column, formatTable } from './table';

const COLUMNS: readonly Column[] = [
  { id: 'ours', title: 'this site' },
  ...PEER_IDS.map((id) => ({ id, title: PEERS[id].name })),
  { id: 'floor', title: 'floor' },
];

const GROWTH_COLUMNS: readonly Column[] = [
  { id: 'grown', title: 'grown' },
  { id: 'today', title: 'today' },
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

function growthTable(results: Results): string[] {
  const title =
    `## Growth\n\nThe builder’s pages are copied ${COPIES} times. In brackets: what this comes to, ` +
    'divided by today’s.';
  const isMeasured = GROWTH_ROWS.some((row) => valueOf(results, { ...row, site: 'grown' }));
  return isMeasured ? [title, formatTable(results, GROWTH_ROWS, GROWTH_COLUMNS)] : [];
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
