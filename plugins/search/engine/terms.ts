import { memoize } from '../../shared/memoize';
import { BETWEEN_ALIASES } from '../shared/record';

/**
 * Common words that are neither indexed nor looked up. "use", "not" and "no" aren't among them, because
 * names and error messages have them.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after an and are as at be been but by can could did do does few for from get had has have how i ' +
    'if in into is it its like me must my of on or s same so some such than that the their them ' +
    'then there these they this those to was we were what when where which while who will ' +
    'with would you your'
  ).split(' '),
);

/** Words that most blocks of code have. */
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

/** Shorter stems fit too many words: "pag" would make "paging" a form of "page". */
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
 * Returns the beginning that a word shares with its other forms: deploying, deployed, deployment → deploy.
 * It is a prefix to look up, not a word, and isn't stored in the index.
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

/** A term to find, in lower case, and its place in the text. */
interface Token {
  term: string;
  start: number;
  end: number;
}

/** Matches letters with their accents and digits, joined by the characters that join the parts of names. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:[./:#@'’_$-]+[\p{L}\p{M}\p{N}]+)*/gu;
const SEGMENT = /[\p{L}\p{M}\p{N}]+/gu;
/** Splits `HTTPRequest` into HTTP and Request, and keeps `APIs` and `tab2` whole. */
const CAMEL_PART =
  /\p{Lu}{2,}s(?!\p{Ll})|\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}[\p{Ll}\p{M}\p{N}]*|\p{Lu}+\p{N}*|\p{N}+|[\p{Lo}\p{M}]+/gu;

/** Longer words are mostly URLs, of which only the parts are indexed. */
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
      // A single letter of a longer word ("don't", OAuth) means nothing.
      if (part.term.length > 1) {
        add(part.term.toLowerCase(), part);
      }
    }
  }
  return [...found.values()];
}

/**
 * Returns the terms of a word, with their places in it, in the same Unicode form however the text was typed:
 * keyboards and file systems write "é" as one character or two, and input methods for East Asian languages
 * write wide Latin letters. It is memoized, because the browser tokenizes a whole index of few different words.
 */
const getTerms = memoize((word: string): Token[] => {
  const normalized = word.normalize('NFKC');
  return normalized === word
    ? splitWord(word)
    : // Places in the normalized form don't fit the text, so the whole word is marked.
      splitWord(normalized).map(({ term }) => ({ term, start: 0, end: word.length }));
});

/**
 * Returns the words of a text, each with the terms under which it can be found: the word itself, and its
 * parts if it is a compound name (`useLocalStorageState` → uselocalstoragestate, use, local, storage, state).
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

/** Returns the terms of a text, in order, with repetitions. */
export function tokenize(text: string): string[] {
  return (text.match(WORD) ?? []).flatMap((word) => getTerms(word).map(({ term }) => term));
}

/** Starts the term of a phrase, so that no word of a query matches a part of it. */
const PHRASE_MARK = '=';

/** Returns the term of a phrase, which only all of its words together match: "sign out" → `=signout`. */
export function toPhrase(terms: readonly string[]): string {
  return PHRASE_MARK + stem(terms.join(''));
}

/** Returns the terms of aliases: one for each, because the words of "infinite scroll" have other meanings alone. */
export function aliasTerms(aliases: string): string[] {
  return aliases.split(BETWEEN_ALIASES).flatMap((alias) => {
    const segments = alias.normalize('NFKC').toLowerCase().match(SEGMENT) ?? [];
    return segments.length > 1 ? [toPhrase(segments)] : tokenize(alias);
  });
}

/** Matches names in code. Names of one or two letters are variables that mean nothing elsewhere. */
const CODE_NAME = /[\p{L}_$][\p{L}\p{N}_$]{2,}/gu;

/**
 * Returns the terms of code: whole names, each once. Their number in a sample means nothing, and the prose
 * around it has their parts.
 */
export function codeTerms(code: string): string[] {
  const names = getMatches(CODE_NAME, code.normalize('NFKC'), 0).map(({ term }) => toTerm(term));
  return [...new Set(names)].filter((name) => name.length > 2 && !CODE_WORDS.has(name));
}
