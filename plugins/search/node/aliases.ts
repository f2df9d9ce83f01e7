import { tryDecode } from '../../shared/paths';
import { stem, tokenize, tokenizeWords, toNameKey } from '../engine/terms';
import {
  ALIAS_SEPARATOR,
  isPageUrl,
  removeHash,
  removePageType,
  type SearchRecord,
} from '../shared/record';

/**
 * Pairs of comma-separated names in titles, headings, and URLs, and their comma-separated synonyms. The name `=text`
 * matches only if `text` is the whole name.
 */
export type Synonyms = readonly (readonly [names: string, synonyms: string])[];

/** Matches a URL prefix that many pages share, which isn't useful as a search term. */
const COMMON_URL_PREFIX = /^react-/;
/** URL words that many pages share, which aren't useful as search terms. */
const COMMON_URL_WORDS = new Set(['', 'api']);

/** Returns the stems of a name's words, separated by spaces: "Sign-in Page" → "sign in page". */
function getStems(text: string): string {
  const terms = tokenizeWords(text).flatMap(([whole, ...parts]) =>
    parts.length > 0 || !whole ? parts : [whole],
  );
  return terms.map(({ term }) => stem(term)).join(' ');
}

/** Returns the words in the last segment of a page's URL. The other segments name folders that many pages share. */
function getUrlWords(url: string): string {
  const name = tryDecode(removeHash(url).split('/').filter(Boolean).at(-1) ?? '');
  return COMMON_URL_WORDS.has(name) ? '' : name.replace(COMMON_URL_PREFIX, '').replaceAll('-', ' ');
}

/** Returns a function that finds the synonyms of names. A name in a rule matches as a phrase. */
export function createSynonymFinder(synonyms: Synonyms): (names: readonly string[]) => string[] {
  const rules = synonyms.flatMap(([names, found]) =>
    names.split(ALIAS_SEPARATOR).map((name) => ({
      // Forms of a word that is a whole name, such as Deploy and Deployment, have different meanings.
      whole: name.startsWith('=') ? toNameKey(name) : undefined,
      phrase: ` ${getStems(name)} `,
      found,
    })),
  );
  return (names) => {
    const rows = names.map(removePageType).map((name) => ({
      whole: toNameKey(name),
      text: ` ${getStems(name)} `,
    }));
    const matching = rules.filter(({ whole, phrase }) =>
      rows.some((row) => (whole === undefined ? row.text.includes(phrase) : row.whole === whole)),
    );
    return [...new Set(matching.flatMap(({ found }) => found.split(ALIAS_SEPARATOR)))];
  };
}

/**
 * Adds aliases to records: the words in their URLs that their headings lack, and synonyms. Rows of tables have no
 * synonyms, because most components have props such as `slots`.
 */
export function addAliases(records: readonly SearchRecord[], synonyms: Synonyms): SearchRecord[] {
  const findSynonyms = createSynonymFinder(synonyms);
  return records.map((record) => {
    const { url, heading, aliases: keywords = '' } = record;
    const urlWords = isPageUrl(url) ? getUrlWords(url) : '';
    const headingTerms = new Set(tokenize(heading));
    const newWords = urlWords.split(' ').filter((word) => !headingTerms.has(word));
    const found = record.isRow ? [] : findSynonyms([heading, urlWords, keywords]);
    const aliases = [keywords, ...newWords, ...found];
    return { ...record, aliases: aliases.filter(Boolean).join(ALIAS_SEPARATOR) };
  });
}
