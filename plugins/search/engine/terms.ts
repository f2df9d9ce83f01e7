import { memoize } from '../../shared/memoize';
import { ALIAS_SEPARATOR } from '../shared/record';

/**
 * Common words that are neither indexed nor looked up. The list doesn't contain "use", "not", or "no", which are parts
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

/** The minimum length of a stem. A shorter stem would match too many words. */
const MIN_STEM_LENGTH = 4;

function stripEnding(term: string, endings: [RegExp, string][]): string {
  for (const [ending, replacement] of endings) {
    const stripped = term.replace(ending, replacement);
    if (stripped !== term && isValidStem(stripped)) {
      return stripped;
    }
  }
  return term;
}

function isValidStem(stem: string): boolean {
  return stem.length >= MIN_STEM_LENGTH && /[aeiouy]/.test(stem);
}

/**
 * Returns the prefix that a word shares with its other forms: deploying, deployed, deployment → deploy. A query looks
 * up this prefix, but the index contains only whole words.
 */
export function stem(term: string): string {
  if (/[^a-z]/.test(term) || term.length <= MIN_STEM_LENGTH) {
    return term;
  }
  const singular = stripEnding(term, ENDINGS.slice(0, 3));
  const bare = stripEnding(singular, ENDINGS.slice(3));
  // embedding → embed, route → rout (as in routing)
  const undoubled = bare === singular ? bare : bare.replace(/([bdgmnprt])\1$/, '$1');
  const open = undoubled.replace(/e$/, '');
  return isValidStem(open) ? open : undoubled;
}

// cspell:ignore uselocalstoragestate

/** A lowercase term, with its position in the text. */
interface Token {
  term: string;
  start: number;
  end: number;
}

/** Matches a word: letters with their accents, and digits, joined by the punctuation that occurs inside names. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:[./:#@'’_$-]+[\p{L}\p{M}\p{N}]+)*/gu;
const WORD_PART = /[\p{L}\p{M}\p{N}]+/gu;
/** Matches the parts of camel-case names: HTTP and Request in `HTTPRequest`. `APIs` and `tab2` have only one part. */
const CAMEL_CASE_PART =
  /\p{Lu}{2,}s(?!\p{Ll})|\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}[\p{Ll}\p{M}\p{N}]*|\p{Lu}+\p{N}*|\p{N}+|[\p{Lo}\p{M}]+/gu;

/**
 * The maximum length of a word that is indexed as a whole. Longer words are mostly URLs, so only their parts are
 * indexed.
 */
const MAX_WHOLE_WORD_LENGTH = 40;

function getMatches(pattern: RegExp, text: string, offset: number): Token[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    term: match[0],
    start: offset + match.index,
    end: offset + match.index + match[0].length,
  }));
}

/** Joins the letters and digits of a word in lower case: `page.yml`, `sign-in`, and `@toolpad/core` stay one term. */
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
  if (word.length <= MAX_WHOLE_WORD_LENGTH) {
    add(toTerm(word), { start: 0, end: word.length });
  }
  for (const segment of getMatches(WORD_PART, word, 0)) {
    for (const part of [segment, ...getMatches(CAMEL_CASE_PART, segment.term, segment.start)]) {
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
 * is memoized, because most words occur many times.
 */
const getTerms = memoize((word: string): Token[] => {
  const normalized = word.normalize('NFKC');
  return normalized === word
    ? splitWord(word)
    : // Positions in the normalized form don't apply to the text, so each term spans the whole word.
      splitWord(normalized).map(({ term }) => ({ term, start: 0, end: word.length }));
});

/**
 * Returns the words of a text, each with the terms that find it: the word itself and, for a compound name, its parts
 * (`useLocalStorageState` → uselocalstoragestate, use, local, storage, state).
 */
export function tokenizeWords(text: string): Token[][] {
  return getMatches(WORD, text, 0).map(({ term: word, start: offset }) =>
    getTerms(word).map(({ term, start, end }) => ({
      term,
      start: offset + start,
      end: offset + end,
    })),
  );
}

/** Returns all terms of a text in order, including duplicates. */
export function tokenize(text: string): string[] {
  return (text.match(WORD) ?? []).flatMap((word) => getTerms(word).map(({ term }) => term));
}

/** Returns the letters and digits of a text, so that "Sign-in Page", "sign in page", and "SignInPage" are equal. */
export function toNameKey(text: string): string {
  return tokenizeWords(text)
    .map(([whole]) => whole?.term ?? '')
    .join('');
}

/** Returns the words of a text without stop words. Compound names are split into their parts. */
export function getContentWords(text: string): string[] {
  const words = tokenizeWords(text)
    .flatMap(([whole, ...parts]) => (parts.length > 0 || !whole ? parts : [whole]))
    .map(({ term }) => term);
  const content = words.filter((word) => !STOP_WORDS.has(word));
  return content.length > 0 ? content : words;
}

/** The prefix of phrase terms, so that a single query word never matches part of a phrase. */
const PHRASE_PREFIX = '=';

/** Returns the term of a phrase, which matches only if the query contains all of its words: "sign out" → `=signout`. */
export function toPhraseTerm(terms: readonly string[]): string {
  return PHRASE_PREFIX + stem(terms.join(''));
}

/**
 * Returns one term for each alias. An alias of several words is a phrase, because words such as "infinite" and "scroll"
 * have other meanings on their own.
 */
export function getAliasTerms(aliases: string): string[] {
  return aliases.split(ALIAS_SEPARATOR).flatMap((alias) => {
    const segments = alias.normalize('NFKC').toLowerCase().match(WORD_PART) ?? [];
    return segments.length > 1 ? [toPhraseTerm(segments)] : tokenize(alias);
  });
}

/** Matches identifiers of at least three characters in code. Shorter ones are usually local variables. */
const IDENTIFIER = /[\p{L}_$][\p{L}\p{N}_$]{2,}/gu;

/**
 * Returns the unique identifiers in code. They aren't split, because the surrounding prose contains the parts of the
 * names. Repetitions are dropped, because they say nothing about the subject of a sample.
 */
export function getCodeTerms(code: string): string[] {
  const names = getMatches(IDENTIFIER, code.normalize('NFKC'), 0).map(({ term }) => toTerm(term));
  return [...new Set(names)].filter((name) => name.length > 2 && !CODE_WORDS.has(name));
}
