/** The words that a writer can add to a fence, apart from `{1,3-5}`, each with the languages that it is for. */
const FLAGS = {
  /** Wraps long lines. In other blocks, readers choose. */
  wrap: null,
  /** Shows all lines of a long block. */
  expanded: null,
  /** Shows types on hover, from the installed packages. */
  twoslash: ['ts', 'tsx'],
  /** Leaves out the JavaScript version, which all other blocks with types have. */
  'ts-only': ['ts', 'tsx'],
  /** Adds the commands for pnpm and Yarn. */
  pm: ['bash', 'sh'],
} as const;

/** The names with values in quotes. Only the checks of the pages read the last two. */
const ATTRIBUTES = ['title', 'no-check', 'package'] as const;

type Flag = keyof typeof FLAGS;

const FLAG_NAMES = Object.keys(FLAGS) as Flag[];

/** The parsed meta string of a fence. */
export type CodeMeta = Record<Flag, boolean> & {
  title?: string;
  /** Lines to highlight, counted from 1. */
  highlighted: number[];
  /** The writer has given a reason why the block can't be compiled. */
  isUnchecked: boolean;
};

const ALLOWED_HINT = `Allowed are title="…", {1,3-5}, ${FLAG_NAMES.join(', ')}, package="version" and no-check="reason".`;

const META_PART = /\s*(?:([\w-]+)="([^"]*)"|\{([^}]*)\}|(\S+))/y;

/** Parses `1,3-5` as 1, 3, 4, 5. */
function parseLineNumbers(ranges: string): number[] {
  return ranges.split(',').flatMap((range) => {
    const [, first, last = first] = /^\s*(\d+)(?:-(\d+))?\s*$/.exec(range) ?? [];
    const from = Number(first);
    const count = Number(last) - from + 1;
    if (!(from >= 1 && count >= 1)) {
      throw new Error(`expected line numbers such as {1,3-5}, found {${ranges}}.`);
    }
    return Array.from({ length: count }, (_, index) => from + index);
  });
}

function addAttribute(meta: CodeMeta, name: string, value: string): void {
  if (!ATTRIBUTES.some((each) => each === name)) {
    throw new Error(`${name}="…" is unknown. ${ALLOWED_HINT}`);
  }
  if (!value) {
    throw new Error(`${name}="" is empty: give it a value or leave it out.`);
  }
  if (name === 'title') {
    meta.title = value;
  }
  if (name === 'no-check') {
    meta.isUnchecked = true;
  }
}

function addFlag(meta: CodeMeta, text: string, language: string): void {
  const flag = FLAG_NAMES.find((each) => each === text);
  if (!flag) {
    throw new Error(`"${text}" is unknown. ${ALLOWED_HINT}`);
  }
  const languages: readonly string[] | null = FLAGS[flag];
  if (languages && !languages.includes(language)) {
    throw new Error(`${flag} is for ${languages.join(' and ')} blocks, not for ${language}.`);
  }
  meta[flag] = true;
}

/** Refuses combinations: commands have different lines for each package manager, and tabs instead of a title. */
function checkCombinations(meta: CodeMeta): void {
  if (meta.pm && meta.highlighted.length > 0) {
    throw new Error('pm and {…} can’t be combined, because each version has different lines.');
  }
  if (meta.pm && meta.title) {
    throw new Error('pm and title="…" can’t be combined, because the tabs replace the title.');
  }
}

/**
 * Parses the meta string of a fence: `title="src/main.tsx" {1,3-5} wrap`.
 *
 * @param text - the meta string
 * @param language - the language of the block, because some words are for certain languages
 * @throws with the list of what is allowed, if the string has anything else
 */
export function parseMeta(text: string, language: string): CodeMeta {
  const defaults = Object.fromEntries(FLAG_NAMES.map((flag) => [flag, false])) as Record<
    Flag,
    false
  >;
  const meta: CodeMeta = { ...defaults, highlighted: [], isUnchecked: false };
  const source = text.trim();
  META_PART.lastIndex = 0;
  while (META_PART.lastIndex < source.length) {
    const [, name, value = '', ranges, flag = ''] = META_PART.exec(source) ?? [];
    if (name) {
      addAttribute(meta, name, value);
    } else if (ranges !== undefined) {
      meta.highlighted.push(...parseLineNumbers(ranges));
    } else {
      addFlag(meta, flag, language);
    }
  }
  checkCombinations(meta);
  return meta;
}
