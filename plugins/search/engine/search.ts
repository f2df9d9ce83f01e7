import { pageUrl } from '../shared/record';
import type { SearchIndex } from './engine';
import { findWord, joinHits, type WordHit } from './findWord';
import { kindGain } from './kindGain';
import { nameGain } from './nameGain';
import { phraseGain } from './phrase';
import type { Hit, PageHit } from './results';
import type { UnderstoodWord } from './understand';

/** Records besides a page's best one by which it gains. */
const MORE_RANKED = 3;

/** Missing one of two words of the query costs more than half: people mean all their words. */
const COVERAGE_EXPONENT = 2;

/** Records whose text is looked at; those far below would not come up by it. */
const CANDIDATES = 40;

/** What a page gains by its other records: a page about the subject has several that match. */
const MORE_SHARE = 0.05;

/** A page whose best record scores less than this share of the best page's is no answer. */
const LEAST_SHARE = 0.12;

/** How telling a word is: one that stands in most records is hardly missed where it does not. */
function rarity(index: SearchIndex, found: number): number {
  return found === 0 ? 0 : Math.log(1 + index.documentCount / found);
}

function toHit({ hit, terms, isShown, isNamed }: WordHit, score: number, share: number): Hit {
  return { ...hit, score, terms: [...terms], isShown, isNamed, share };
}

function byScore(hits: Hit[]): Hit[] {
  return hits.sort((a, b) => b.score - a.score);
}

/** Moves up the records that bear the query as a name, or have its words side by side. */
function weighText(hits: Hit[], query: string): Hit[] {
  const weighed = hits.slice(0, CANDIDATES).map((hit) => ({
    ...hit,
    score:
      hit.score *
      nameGain(query, hit) *
      phraseGain(query, `${hit.page} ${hit.heading} ${hit.text}`),
  }));
  return [...byScore(weighed), ...hits.slice(CANDIDATES)];
}

/** All records that have a word of the query, best first. */
function findRecords(index: SearchIndex, query: string, words: readonly UnderstoodWord[]): Hit[] {
  const records = new Map<number, { found: WordHit; covered: number; count: number }>();
  let total = 0;
  for (const { word, isKnown } of words) {
    const found = findWord(index, word, isKnown);
    const share = rarity(index, found.size);
    total += share;
    for (const [id, hit] of found) {
      const known = records.get(id);
      records.set(id, {
        found: known ? joinHits(known.found, hit, known.found.score + hit.score) : hit,
        covered: (known?.covered ?? 0) + share,
        count: (known?.count ?? 0) + 1,
      });
    }
  }
  const hits = [...records.values()]
    .filter(({ found }) => found.isOwn)
    .map(({ found, covered, count }) => {
      const score = found.score * kindGain(found, query) * (covered / total) ** COVERAGE_EXPONENT;
      return toHit(found, score, count / words.length);
    });
  return weighText(byScore(hits), query);
}

/**
 * The pages that answer a query, best first, each with its best records.
 *
 * @param words the query as it is understood
 */
export function findPages(
  index: SearchIndex,
  query: string,
  words: readonly UnderstoodWord[],
): PageHit[] {
  const byPage = new Map<string, Hit[]>();
  for (const hit of findRecords(index, query, words)) {
    const url = pageUrl(hit.url);
    byPage.set(url, [...(byPage.get(url) ?? []), hit]);
  }
  const rank = ([best, ...more]: Hit[]): number =>
    (best?.score ?? 0) +
    MORE_SHARE * more.slice(0, MORE_RANKED).reduce((sum, { score }) => sum + score, 0);
  const ranked = [...byPage].sort(([, a], [, b]) => rank(b) - rank(a));
  const least = LEAST_SHARE * (ranked[0]?.[1][0]?.score ?? 0);
  return ranked.flatMap(([url, [best, ...more]]) => {
    const shown = more.filter(({ isShown }) => isShown);
    return best && best.score >= least ? [{ url, best, more: shown }] : [];
  });
}
