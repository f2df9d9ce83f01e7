import { remembered } from '../../shared/remembered';

/**
 * Words too common to tell pages apart: neither indexed nor looked up. "use", "not" and "no" are not
 * among them: they name things.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about after an and are as at be been but by can could did do does few for from get had has have how i ' +
    'if in into is it its like me must my of on or s same so some such than that the their them ' +
    'then there these they this those to was we were what when where which while who will ' +
    'with would you your'
  ).split(' '),
);

/** What every block of code has. */
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

/** Shorter stems fit too many words. */
const SHORTEST = 3;

function isUsable(stem: string): boolean {
  return stem.length >= SHORTEST && /[aeiouy]/.test(stem);
}

/**
 * The beginning that a word shares with its other forms: deploying, deployed, deployment → deploy.
 * Good for looking up what begins with it; not a word in itself, and not stored in the index.
 */
export function stem(term: string): string {
  if (/[^a-z]/.test(term) || term.length <= SHORTEST + 1) {
    return term;
  }
  const singular = strip(term, ENDINGS.slice(0, 3));
  const bare = strip(singular, ENDINGS.slice(3));
  // mapping → map, route → rout (as in routing)
  const undoubled = bare === singular ? bare : bare.replace(/([bdgmnprt])\1$/, '$1');
  const open = undoubled.replace(/e$/, '');
  return isUsable(open) ? open : undoubled;
}

function strip(term: string, endings: [RegExp, string][]): string {
  for (const [ending, replacement] of endings) {
    const stripped = term.replace(ending, replacement);
    if (stripped !== term && isUsable(stripped)) {
      return stripped;
    }
  }
  return term;
}

// cspell:ignore uselocalstoragestate

/** A term to find, in lower case, and the place in the text from which it was read. */
interface Token {
  term: string;
  start: number;
  end: number;
}

/** Letters with their accents and digits, joined by the characters that join the parts of names. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:[./:#@'’_$-]+[\p{L}\p{M}\p{N}]+)*/gu;
const SEGMENT = /[\p{L}\p{M}\p{N}]+/gu;
/** `HTTPRequest` → HTTP, Request; `APIs` stays whole; `tab2` stays whole. */
const CAMEL_PART =
  /\p{Lu}{2,}s(?!\p{Ll})|\p{Lu}+(?=\p{Lu}\p{Ll})|\p{Lu}?\p{Ll}[\p{Ll}\p{M}\p{N}]*|\p{Lu}+\p{N}*|\p{N}+|[\p{Lo}\p{M}]+/gu;

/** Longer words are addresses and the like: only their parts are worth a term. */
const LONGEST_WHOLE = 40;

function matches(pattern: RegExp, text: string, offset: number): Token[] {
  return Array.from(text.matchAll(pattern), (match) => ({
    term: match[0],
    start: offset + match.index,
    end: offset + match.index + match[0].length,
  }));
}

/** Letters and digits only, in lower case: `page.yml`, `sign-in` and `@toolpad/core` stay one term. */
function whole(word: string): string {
  return word.replace(/[^\p{L}\p{M}\p{N}]+/gu, '').toLowerCase();
}

function takeApart(word: string): Token[] {
  const found = new Map<string, Token>();
  const add = (term: string, { start, end }: Omit<Token, 'term'>): void => {
    if (!found.has(term)) {
      found.set(term, { term, start, end });
    }
  };
  if (word.length <= LONGEST_WHOLE) {
    add(whole(word), { start: 0, end: word.length });
  }
  for (const segment of matches(SEGMENT, word, 0)) {
    for (const part of [segment, ...matches(CAMEL_PART, segment.term, segment.start)]) {
      // One letter of a longer word ("don't", OAuth) says nothing by itself.
      if (part.term.length > 1) {
        add(part.term.toLowerCase(), part);
      }
    }
  }
  return [...found.values()];
}

/**
 * The terms of a word, with their places in the word. Each term is in the same Unicode form, however the
 * text was typed: keyboards and file systems write "é" as one character or two, and input methods
 * for East Asian languages write wide Latin letters. A text has few different words, and the browser
 * reads a whole index of them.
 */
const termsOfWord = remembered((word: string): Token[] => {
  const normalized = word.normalize('NFKC');
  return normalized === word
    ? takeApart(word)
    : // Places in the normalized form don't fit the text, so the whole word is marked.
      takeApart(normalized).map(({ term }) => ({ term, start: 0, end: word.length }));
});

/**
 * The words of a text, each with the terms under which it can be found: itself, and its parts where
 * a name is put together (`useLocalStorageState` → uselocalstoragestate, use, local, storage, state).
 */
export function words(text: string): Token[][] {
  return matches(WORD, text, 0).map(({ term: word, start: place }) =>
    termsOfWord(word).map(({ term, start, end }) => ({
      term,
      start: place + start,
      end: place + end,
    })),
  );
}

function wordsOf(text: string): Token[][] {
  return (text.match(WORD) ?? []).map(termsOfWord);
}

/** The terms of a text, in order, with repetitions. */
export function tokenize(text: string): string[] {
  return wordsOf(text).flatMap((word) => word.map(({ term }) => term));
}

/** Names in code: one or two letters are variables that mean nothing elsewhere. */
const CODE_NAME = /[\p{L}_$][\p{L}\p{N}_$]{2,}/gu;

/**
 * The terms of code: whole names, each once. How often one stands in a sample says nothing, and its
 * parts are words of the prose around it.
 */
export function codeTerms(code: string): string[] {
  const names = matches(CODE_NAME, code.normalize('NFKC'), 0).map(({ term }) => whole(term));
  return [...new Set(names)].filter((name) => name.length > 2 && !CODE_WORDS.has(name));
}
