/** The questions, asked of the indexes that readers get: it needs `npm run build`. */
import fs from 'node:fs';
import path from 'node:path';
import { loadIndex, type SearchIndex } from '../../src/search/engine';
import { findPages } from '../../src/search/search';
import { core, studio } from '../../sidebars';
import { canonicalPath, pagesOf, withoutBase } from '../../src/navigation';
import questions from '../fixtures/questions.json';
import { BUILD, needsBuild } from '../support/build';

/**
 * The share of the questions whose page must be the first answer, and among the first three. Ranking
 * was tuned on the questions of the split "tune"; those of "held" were only counted, and alone may do
 * a little worse than all together.
 */
const BOUNDS = [
  { split: 'all', first: 0.8, three: 0.95 },
  { split: 'held', first: 0.75, three: 0.92 },
];

/** Kinds of questions that must be there, and how many at least. */
const LEAST: Record<string, number> = { typo: 8, prop: 12, error: 5, task: 15 };

type Question = (typeof questions)[number];

/** The index of an offering's pages, found by the start of its file's name. */
function readIndex(offering: string): SearchIndex {
  const folder = path.join(BUILD, 'search-index');
  const file = fs.readdirSync(folder).find((name) => name.startsWith(`${offering}-current.`));
  if (!file) {
    throw new Error(`Expected ${offering}-current.*.json in ${folder}, found no such file.`);
  }
  return loadIndex(fs.readFileSync(path.join(folder, file), 'utf8'));
}

const indexes = new Map<string, SearchIndex>();
beforeAll(() => {
  needsBuild();
  for (const offering of ['core', 'studio']) {
    indexes.set(offering, readIndex(offering));
  }
});

function answersOf({ ask, in: offering }: Question): string[] {
  const index = indexes.get(offering);
  return (index ? findPages(index, ask) : []).map(({ url }) =>
    canonicalPath(withoutBase(url) ?? url),
  );
}

/** The place of the first right answer, from 1 on; 0 for none. */
function placeOf(question: Question): number {
  return answersOf(question).findIndex((url) => question.answers.includes(url)) + 1;
}

describe('the questions', () => {
  it('are many, of every kind, of both offerings', () => {
    expect(questions.length).toBeGreaterThanOrEqual(66);
    expect(new Set(questions.map(({ ask }) => ask)).size).toBe(questions.length);
    for (const [kind, least] of Object.entries(LEAST)) {
      expect(questions.filter((question) => question.kind === kind).length).toBeGreaterThanOrEqual(
        least,
      );
    }
    expect(new Set(questions.map((question) => question.in))).toEqual(new Set(['core', 'studio']));
  });

  it('lead to pages that exist', () => {
    const pages = new Set([...pagesOf(core), ...pagesOf(studio)].map(({ pathname }) => pathname));
    const unknown = questions.flatMap(({ answers }) => answers).filter((url) => !pages.has(url));
    expect(unknown).toEqual([]);
  });
});

describe('the answers', () => {
  it.each(BOUNDS)('are right: $split', ({ split, first, three }) => {
    const asked = questions.filter((question) => split === 'all' || question.split === split);
    const places = asked.map((question) => ({ question, place: placeOf(question) }));
    const shareUpTo = (last: number): number =>
      places.filter(({ place }) => place >= 1 && place <= last).length / asked.length;
    const isGood = shareUpTo(1) >= first && shareUpTo(3) >= three;
    // Shown when a bound is missed: what would have to move.
    const wrong = places
      .filter(({ place }) => place !== 1)
      .map(({ question, place }) => {
        const got = answersOf(question).slice(0, 3).join(', ');
        return `"${question.ask}" is answered in place ${place || 'none'}; first come ${got}`;
      });
    expect(isGood ? [] : wrong).toEqual([]);
  });
});
