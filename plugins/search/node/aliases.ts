import { stem, words } from '../engine/terms';
import { BETWEEN_ALIASES, pageUrl, type SearchRecord } from '../shared/record';

/** Titles of the reference end in the kind of the page. */
const KIND_OF_PAGE = / (?:API|properties)$/;

/** The words of a name, in forms that others of the same word share: "Sign-in Page" → sign, in, page. */
function stemsOf(text: string): string[] {
  return words(text).flatMap(([whole, ...parts]) =>
    (parts.length > 0 ? parts : whole ? [whole] : []).map(({ term }) => stem(term)),
  );
}

/**
 * What readers call things: a name as it stands in titles, headings and addresses, or several separated
 * by commas, and what people type who know the thing by another name. `=text` is the whole name and not
 * a part of one.
 */
export type Synonyms = readonly (readonly [names: string, asked: string])[];

/** Where a name begins and ends. */
const EDGE = '|';

/** The words of a name in a row, to look up others in it. */
function rowOf(name: string): string {
  return ` ${EDGE} ${stemsOf(name.replace(KIND_OF_PAGE, '')).join(' ')} ${EDGE} `;
}

/** The words of a rule's name as they stand in a row; those of `=text` are all of it. */
function partOf(name: string): string {
  const stems = stemsOf(name).join(' ');
  return name.trim().startsWith('=') ? ` ${EDGE} ${stems} ${EDGE} ` : ` ${stems} `;
}

/** Addresses say `react-` and `api` of so many pages that they tell nothing. */
const EMPTY_START = /^react-/;
const EMPTY_NAMES = new Set(['', 'api']);

/** The words of a page's address: of its last part, since the others are folders of many pages. */
function addressWords(url: string): string {
  const name = pageUrl(url).split('/').filter(Boolean).at(-1) ?? '';
  return EMPTY_NAMES.has(name) ? '' : name.replace(EMPTY_START, '').replaceAll('-', ' ');
}

/** Makes a function that finds what readers call a thing of some names. */
export function synonymsBy(synonyms: Synonyms): (names: readonly string[]) => string[] {
  const rules = synonyms.flatMap(([names, asked]) =>
    names.split(BETWEEN_ALIASES).map((name) => ({ part: partOf(name), asked })),
  );
  return (names) => {
    const rows = names.map(rowOf);
    const asked = rules.filter(({ part }) => rows.some((row) => row.includes(part)));
    return [...new Set(asked.flatMap((rule) => rule.asked.split(BETWEEN_ALIASES)))];
  };
}

/** Gives a record all words that lead to it and do not stand in it: of its address, and synonyms. */
function withAliasesOf(
  record: SearchRecord,
  synonymsOf: ReturnType<typeof synonymsBy>,
): SearchRecord {
  const { url, kind, heading, aliases: keywords = '' } = record;
  const address = kind === 'page' ? addressWords(url) : '';
  const said = new Set(words(heading).flatMap((word) => word.map(({ term }) => term)));
  const own = address.split(' ').filter((word) => !said.has(word));
  const aliases = [keywords, ...own, ...synonymsOf([heading, address, keywords])];
  return { ...record, aliases: aliases.filter(Boolean).join(BETWEEN_ALIASES) };
}

/** Gives records of pages the words by which readers may look for them. */
export function withAliases(records: readonly SearchRecord[], synonyms: Synonyms): SearchRecord[] {
  const synonymsOf = synonymsBy(synonyms);
  return records.map((record) => withAliasesOf(record, synonymsOf));
}
