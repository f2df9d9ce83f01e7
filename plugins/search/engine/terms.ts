import { memoize } from '../../shared/memoize';
import { BETWEEN_ALIASES } from '../shared/record';

/**
 * Common words that are neither indexed nor looked up. The list doesn't contain "use", "not" and "no", which are parts
 * of names and error messages.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after an and are as at be been but by can could did do does few for from get had has have how i ' +
    'if in into is it its like me must my of on or s same so some such than that the their them ' +
    'then there these they this those to was we were what when where which while who will ' +
    'with would you your'
  ).split(' '),
);

/** Keywords that occur in most code blocks. */
const CODE_WORDS: ReadonlySet<string> = new Set(
  (
    'async await className const default div else export false from function import interface let ' +
    'new null number return span string true type typeof undefined void yield'
  ).split(' '),
);

// cspell:ignore aius ation bdgmnprt creat ment
const ENDINGS: [ending: RegExp, replacement: string][] = [
  [/ies$/, 'y'],
  [/(ss|[zx]|[cs]h)es$/, '$1'],
  [/([^aius])s$/, '$1'],
  [/ing$/, ''],
  [/ed$/, ''],
  [/ation$/, 'at'],
  [/ment$/, ''],
];

/** The minimum length of a stem. Shorter stems match too many words: with "pag", "paging" would be a form of "page". */
const SHORTEST = 4;

function strip(term: string, endings: [RegExp, string][]): string {
  for (const [ending, replacement] of endings) {
    const stripped = term.replace(ending, replacement);
    if (stripped !== term && isUsable(stripped)) {
      return stripped;
    }
  }
  return term;
}

function isUsable(stem: string): boolean {
  return stem.length >= SHORTEST && /[aeiouy]/.test(stem);
}

/**
 * Returns the prefix that a word shares with its other forms: deploying, deployed, deployment → deploy. The query looks
 * up this prefix. The index doesn't contain it.
 */
export function stem(term: string): string {
  if (/[^a-z]/.test(term) || term.length <= SHORTEST) {
    return term;
  }
  const singular = strip(term, ENDINGS.slice(0, 3));
  const bare = strip(singular, ENDINGS.slice(3));
  // embedding → embed, route → rout (as in routing)
  const undoubled = bare === singular ? bare : bare.replace(/([bdgmnprt])\1$/, '$1');
  const open = undoubled.replace(/e$/, '');
  return isUsable(open) ? open : undoubled;
}

// cspell:ignore uselocalstoragestate

/** A term in lower case, with its position in the text. */
interface Token {
  term: string;
  start: number;
  end: number;
}

/** Matches letters with their accents and digits, joined by the characters that join the parts of names. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:[./:#@'’_$-]+[\p{L}\p{M}\p{N}]+)*/gu;
const SEGMENT = /[\p{L}\p{M}\p{N}]+/gu;
/** Splits `HTTPRequest` into HTTP and Request, but doesn't split `APIs` and `tab2`. */
const CAMEL_PART =
  /\p{Lu}{2,}s(?!\p{Ll})|\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}[\p{Ll}\p{M}\p{N}]*|\p{Lu}+\p{N}*|\p{N}+|[\p{Lo}\p{M}]+/gu;

/**
 * The maximum length of a word that is indexed as a whole. Longer words are mostly URLs, so only their parts are
 * indexed.
 */
const LONGEST_WHOLE = 40;

function getMatches(pattern: RegExp, text: string, offset: number): Token[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    term: match[0],
    start: offset + match.index,
    end: offset + match.index + match[0].length,
  }));
}

/** Joins the letters and digits of a word in lower case: `page.yml`, `sign-in` and `@toolpad/core` stay one term. */
function toTerm(word: string): string {
  return word.replace(/[^\p{L}\p{M}\p{N}]+/gu, '').toLowerCase();
}

function splitWord(word: string): Token[] {
  const found = new Map<string, Token>();
  const add = (term: string, { start, end }: Omit<Token, 'term'>): void => {
    if (!found.has(term)) {
      found.set(term, { term, start, end });
    }
  };
  if (word.length <= LONGEST_WHOLE) {
    add(toTerm(word), { start: 0, end: word.length });
  }
  for (const segment of getMatches(SEGMENT, word, 0)) {
    for (const part of [segment, ...getMatches(CAMEL_PART, segment.term, segment.start)]) {
      // Single letters of longer words ("don't", OAuth) aren't useful search terms.
      if (part.term.length > 1) {
        add(part.term.toLowerCase(), part);
      }
    }
  }
  return [...found.values()];
}

/**
 * Returns the terms of a word with their positions. All Unicode forms of a word have the same terms: keyboards and file
 * systems write "é" as one or two characters, and East Asian input methods write full-width Latin letters. The function
 * is memoized, because an index contains few different words.
 */
const getTerms = memoize((word: string): Token[] => {
  const normalized = word.normalize('NFKC');
  return normalized === word
    ? splitWord(word)
    : // Places in the normalized form don't fit the text, so the whole word is marked.
      splitWord(normalized).map(({ term }) => ({ term, start: 0, end: word.length }));
});

/**
 * Returns the words of a text, each with the terms that find it: the word itself and, for a compound name, its parts
 * (`useLocalStorageState` → uselocalstoragestate, use, local, storage, state).
 */
export function words(text: string): Token[][] {
  return getMatches(WORD, text, 0).map(({ term: word, start: place }) =>
    getTerms(word).map(({ term, start, end }) => ({
      term,
      start: place + start,
      end: place + end,
    })),
  );
}

/** Returns all terms of a text in order, including duplicates. */
export function tokenize(text: string): string[] {
  return (text.match(WORD) ?? []).flatMap((word) => getTerms(word).map(({ term }) => term));
}

/** The prefix of phrase terms, so that a single word of a query never matches a part of a phrase. */
const PHRASE_MARK = '=';

/** Returns the term of a phrase, which matches only if the query contains all of its words: "sign out" → `=signout`. */
export function toPhrase(terms: readonly string[]): string {
  return PHRASE_MARK + stem(terms.join(''));
}

/**
 * Returns one term for each alias. An alias of several words is a phrase, because words such as "infinite" and "scroll"
 * have other meanings on their own.
 */
export function aliasTerms(aliases: string): string[] {
  return aliases.split(BETWEEN_ALIASES).flatMap((alias) => {
    const segments = alias.normalize('NFKC').toLowerCase().match(SEGMENT) ?? [];
    return segments.length > 1 ? [toPhrase(segments)] : tokenize(alias);
  });
}

/** Matches identifiers in code. Shorter ones are usually local variables. */
const CODE_NAME = /[\p{L}_$][\p{L}\p{N}_$]{2,}/gu;

/**
 * Returns the unique identifiers in code. How often a sample repeats one says nothing about its subject, and the
 * surrounding prose contains the parts of the name.
 */
export function codeTerms(code: string): string[] {
  const names = getMatches(CODE_NAME, code.normalize('NFKC'), 0).map(({ term }) => toTerm(term));
  return [...new Set(names)].filter((name) => name.length > 2 && !CODE_WORDS.has(name));
}
