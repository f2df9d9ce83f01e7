import { stem, tokenize, words } from '../engine/terms';
import type { PageNames } from '../shared/pageNames';
import { BETWEEN_ALIASES, pageUrl, type SearchRecord } from '../shared/record';

/**
 * Comma-separated names in titles, headings and URLs, with their synonyms. `=text` matches only if the whole name is
 * `text`.
 */
export type Synonyms = readonly (readonly [names: string, synonyms: string])[];

/** Matches the suffixes of reference page titles, which name the type of page. */
const PAGE_KIND = / (?:API|properties)$/;

/** Marks the start and the end of a name. */
const EDGE = '|';

/** Words in the URLs of many pages, which aren't useful as search terms. */
const EMPTY_START = /^react-/;
const EMPTY_NAMES = new Set(['', 'api']);

/** Returns the stems of a name's words: "Sign-in Page" → "sign in page". */
function getStems(text: string): string {
  const terms = words(text).flatMap(([whole, ...parts]) =>
    parts.length > 0 || !whole ? parts : [whole],
  );
  return terms.map(({ term }) => stem(term)).join(' ');
}

/** Returns the words in the last segment of a page's URL. The other segments are folders that many pages share. */
function getUrlWords(url: string): string {
  const name = pageUrl(url).split('/').filter(Boolean).at(-1) ?? '';
  return EMPTY_NAMES.has(name) ? '' : name.replace(EMPTY_START, '').replaceAll('-', ' ');
}

/** Returns a function that finds the synonyms of names. The name in a rule matches as a phrase. */
export function createSynonymFinder(synonyms: Synonyms): (names: readonly string[]) => string[] {
  const rules = synonyms.flatMap(([names, found]) =>
    names.split(BETWEEN_ALIASES).map((name) => {
      const stems = getStems(name);
      return { phrase: name.startsWith('=') ? ` ${EDGE} ${stems} ${EDGE} ` : ` ${stems} `, found };
    }),
  );
  return (names) => {
    const rows = names.map((name) => ` ${EDGE} ${getStems(name.replace(PAGE_KIND, ''))} ${EDGE} `);
    const matching = rules.filter(({ phrase }) => rows.some((row) => row.includes(phrase)));
    return [...new Set(matching.flatMap(({ found }) => found.split(BETWEEN_ALIASES)))];
  };
}

/** The fields of a record that determine its synonyms. */
export type NamedRecord = Pick<SearchRecord, 'url' | 'kind' | 'heading' | 'aliases'>;

/** Adds aliases to records: the words of their URLs that their headings lack, and synonyms. */
export function withAliases<Named extends NamedRecord>(
  records: readonly Named[],
  synonyms: Synonyms,
): (Named & { aliases: string })[] {
  const findSynonyms = createSynonymFinder(synonyms);
  return records.map((record) => {
    const { url, kind, heading, aliases: keywords = '' } = record;
    const urlWords = kind === 'page' ? getUrlWords(url) : '';
    const headingTerms = new Set(tokenize(heading));
    const own = urlWords.split(' ').filter((word) => !headingTerms.has(word));
    const aliases = [keywords, ...own, ...findSynonyms([heading, urlWords, keywords])];
    return { ...record, aliases: aliases.filter(Boolean).join(BETWEEN_ALIASES) };
  });
}

/** Returns the names under which filters find pages. */
export function getPageNames(heads: readonly NamedRecord[], synonyms: Synonyms): PageNames {
  return Object.fromEntries(
    withAliases(heads, synonyms).map(({ url, heading, aliases }) => [
      url.replace(/\/$/, ''),
      [heading, ...aliases.split(BETWEEN_ALIASES).filter(Boolean)],
    ]),
  );
}
