import { stem, tokenize, tokenizeWords } from '../engine/terms';
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

/** Delimits names, so that a rule can require a whole name. */
const NAME_DELIMITER = '|';

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
  const name = removeHash(url).split('/').filter(Boolean).at(-1) ?? '';
  return COMMON_URL_WORDS.has(name) ? '' : name.replace(COMMON_URL_PREFIX, '').replaceAll('-', ' ');
}

/** Returns a function that finds the synonyms of names. A name in a rule matches as a phrase. */
export function createSynonymFinder(synonyms: Synonyms): (names: readonly string[]) => string[] {
  const rules = synonyms.flatMap(([names, found]) =>
    names.split(ALIAS_SEPARATOR).map((name) => {
      const stems = getStems(name);
      return {
        phrase: name.startsWith('=')
          ? ` ${NAME_DELIMITER} ${stems} ${NAME_DELIMITER} `
          : ` ${stems} `,
        found,
      };
    }),
  );
  return (names) => {
    const rows = names.map(
      (name) => ` ${NAME_DELIMITER} ${getStems(removePageType(name))} ${NAME_DELIMITER} `,
    );
    const matching = rules.filter(({ phrase }) => rows.some((row) => row.includes(phrase)));
    return [...new Set(matching.flatMap(({ found }) => found.split(ALIAS_SEPARATOR)))];
  };
}

/** The fields of a record that its aliases are derived from. */
export type NamedRecord = Pick<SearchRecord, 'url' | 'heading' | 'aliases'>;

/** Adds aliases to records: the words in their URLs that their headings lack, and synonyms. */
export function addAliases<Named extends NamedRecord>(
  records: readonly Named[],
  synonyms: Synonyms,
): (Named & { aliases: string })[] {
  const findSynonyms = createSynonymFinder(synonyms);
  return records.map((record) => {
    const { url, heading, aliases: keywords = '' } = record;
    const urlWords = isPageUrl(url) ? getUrlWords(url) : '';
    const headingTerms = new Set(tokenize(heading));
    const own = urlWords.split(' ').filter((word) => !headingTerms.has(word));
    const aliases = [keywords, ...own, ...findSynonyms([heading, urlWords, keywords])];
    return { ...record, aliases: aliases.filter(Boolean).join(ALIAS_SEPARATOR) };
  });
}

/** Returns the titles, keywords, and synonyms of pages, by URL without a trailing slash. */
export function getPageNames(
  records: readonly NamedRecord[],
  synonyms: Synonyms,
): Record<string, string[]> {
  return Object.fromEntries(
    addAliases(records, synonyms).map(({ url, heading, aliases }) => [
      url.replace(/\/$/, ''),
      [heading, ...aliases.split(ALIAS_SEPARATOR).filter(Boolean)],
    ]),
  );
}
