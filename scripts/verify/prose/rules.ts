import type { PageProse } from './read';
import { BANNED, EMPTY_LINKS, FIRST_PERSON, NAMES, SECTION_NAMES } from './vocabulary';

/** A place that offends a rule. */
export interface Offence {
  rule: string;
  page: string;
  line: number;
  message: string;
}

/** A longer sentence is two, in words. */
const MAX_SENTENCE_WORDS = 40;

const DESCRIPTION_LENGTH = { least: 50, most: 160 };

const API_PAGE = /\/api\/|[/-]api\.mdx?$/;

/** The fewest words of prose that a page of each kind has; the first that matches counts. */
const FLOORS: readonly { kind: string; pages: RegExp; words: number }[] = [
  { kind: 'API page', pages: API_PAGE, words: 50 },
  { kind: 'API page', pages: /docs-studio\/reference\//, words: 50 },
  { kind: 'page', pages: /./, words: 120 },
];

type Rule = (prose: PageProse) => { line: number; message: string }[];

/** Sentences of a text; an abbreviation or a file name does not end one. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["')’”]*)\s+(?=[\p{Lu}‹"'“(])/u)
    .map((sentence) => sentence.trim())
    .filter(Boolean);
}

function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}‹]/u.test(word));
}

/** What is quoted says another: a label of the product, a message. */
function withoutQuotes(text: string): string {
  return text.replace(/"[^"]*"|“[^”]*”/g, '‹quote›');
}

const escaped = NAMES.map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
const NAME = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${escaped.sort((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}])`,
  'gu',
);

/** Words that a heading writes large without being a name; the first word may be. */
export function capitalsOf(heading: string): string[] {
  const [, ...rest] = heading.replace(NAME, (name) => name.toLowerCase()).split(/\s+/);
  // Names of code keep their letters: `useDialogs`, `PageContainer`, `signIn`.
  return rest.filter((word) => /^["'“(]*\p{Lu}\p{Ll}+[^\p{Lu}]*$/u.test(word));
}

/** The library's pages lead on; those of the introduction by their own last section. */
const LEADS_ON = /^docs-toolpad-core\/(?!introduction\/)[\w-]+\//;

/** The rules for one page, by name. */
export const RULES: Readonly<Record<string, Rule>> = {
  'banned words': ({ passages, headings, description }) =>
    [...headings, ...passages, { text: description, line: 1 }].flatMap(({ text, line }) =>
      BANNED.flatMap(({ pattern, why }) => {
        const found = pattern.exec(withoutQuotes(text))?.[0];
        return found ? [{ line, message: `"${found}" (${why})` }] : [];
      }),
    ),

  'first person': ({ passages, headings, description }) =>
    [...headings, ...passages, { text: description, line: 1 }].flatMap(({ text, line }) => {
      const found = FIRST_PERSON.exec(withoutQuotes(text));
      // `US` is a country.
      return found && found[0] !== 'US' ? [{ line, message: `"${found[0]}" (who is that?)` }] : [];
    }),

  'long sentences': ({ passages }) =>
    passages.flatMap(({ text, line }) =>
      sentencesOf(text).flatMap((sentence) => {
        const { length } = wordsOf(sentence);
        return length > MAX_SENTENCE_WORDS
          ? [{ line, message: `${length} words: "${sentence.slice(0, 60)}…"` }]
          : [];
      }),
    ),

  'double spaces': ({ passages, headings }) =>
    [...headings, ...passages].flatMap(({ text, line }) => {
      const found = /\S {2,}\S+/.exec(text)?.[0];
      return found ? [{ line, message: `"${found}"` }] : [];
    }),

  /** An asterisk that is shown: emphasis that isn't closed, or has a space inside. */
  asterisks: ({ passages, headings }) =>
    [...headings, ...passages].flatMap(({ text, line }) => {
      const found = /.{0,12}\*.{0,12}/.exec(text)?.[0];
      return found ? [{ line, message: `"${found}": emphasis, or code?` }] : [];
    }),

  'headings in sentence case': ({ headings }) =>
    headings.flatMap(({ plain, line }) => {
      const capitals = capitalsOf(plain);
      return capitals.length > 0
        ? [{ line, message: `"${plain}": ${capitals.join(', ')} in sentence case` }]
        : [];
    }),

  'headings start large': ({ page, headings }) =>
    headings.flatMap(({ text, line }) =>
      // On a page about a function, a single small word is the name of a member.
      /^["'“(]*\p{Ll}+(?:\s|$)/u.test(text) && !(API_PAGE.test(page) && !text.includes(' '))
        ? [{ line, message: `"${text}" starts small` }]
        : [],
    ),

  'headings without a stop': ({ headings }) =>
    headings.flatMap(({ text, line }) =>
      /[.:;,!]$/.test(text) && !/\.(?:js|io)$/.test(text)
        ? [{ line, message: `"${text}" ends with a stop` }]
        : [],
    ),

  'section names': ({ page, headings }) =>
    (page.startsWith('docs-toolpad-core/') && API_PAGE.test(page) ? headings : []).flatMap(
      ({ text, line }) =>
        SECTION_NAMES.filter(({ names }) => names.test(text.trim())).map(({ name }) => ({
          line,
          message: `"${text.trim()}" is called "${name}" on API pages`,
        })),
    ),

  descriptions: ({ description: text }) => {
    const { least, most } = DESCRIPTION_LENGTH;
    const found: string[] = [];
    if (text.length < least || text.length > most) {
      found.push(`${text.length} characters; ${least} to ${most} are shown whole`);
    }
    if (sentencesOf(text).length > 1) {
      found.push('more than one sentence');
    }
    if (!/[.?!]$/.test(text)) {
      found.push('no full stop at the end');
    }
    return found.map((message) => ({ line: 1, message: `description: ${message}` }));
  },

  'alternative texts': ({ images }) =>
    images.flatMap(({ alt, url, line }) =>
      alt.trim().length < 10 ? [{ line, message: `${url} says "${alt}"` }] : [],
    ),

  'link texts': ({ links }) =>
    links.flatMap(({ text, url, line }) =>
      EMPTY_LINKS.test(text) ? [{ line, message: `"${text}" leads to ${url}` }] : [],
    ),

  'length of pages': ({ page, words }) => {
    const floor = FLOORS.find(({ pages }) => pages.test(page));
    return floor && words < floor.words
      ? [
          {
            line: 1,
            message: `${words} words; the least for this kind (${floor.kind}) is ${floor.words}`,
          },
        ]
      : [];
  },

  'related pages': ({ page, headings }) => {
    const last = headings.filter(({ depth }) => depth === 2).at(-1);
    return LEADS_ON.test(page) && last?.text !== 'Related pages'
      ? [{ line: last?.line ?? 1, message: 'the last section is not "Related pages"' }]
      : [];
  },
};

function repeated(
  pages: readonly PageProse[],
  key: (prose: PageProse) => string,
  rule: string,
): Offence[] {
  const seen = new Map<string, string>();
  return pages.flatMap((prose) => {
    const value = key(prose);
    const first = seen.get(value);
    seen.set(value, first ?? prose.page);
    return first ? [{ rule, page: prose.page, line: 1, message: `the same as ${first}` }] : [];
  });
}

/** All that offends a rule, on any page or among them. */
export function judgeProse(pages: readonly PageProse[]): Offence[] {
  const single = pages.flatMap((prose) =>
    Object.entries(RULES).flatMap(([rule, judge]) =>
      judge(prose).map((found) => ({ rule, page: prose.page, ...found })),
    ),
  );
  return [
    ...single,
    ...repeated(pages, ({ page, title }) => `${page.split('/')[0]} ${title}`, 'unique titles'),
    ...repeated(pages, (prose) => prose.description, 'unique descriptions'),
  ];
}
