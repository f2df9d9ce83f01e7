/** The flags of a fence, and the languages that each flag is limited to. */
const FLAGS = {
  /** Wraps long lines. In blocks without this flag, readers choose whether to wrap them. */
  wrap: null,
  /** Disables folding of a long block. */
  expanded: null,
  /** Omits the JavaScript version, which blocks with types have by default. */
  'ts-only': ['ts', 'tsx'],
  /** Adds versions with the commands of pnpm and Yarn. */
  pm: ['bash', 'sh'],
} as const;

/** The attributes of a fence. Only the page checks read `no-check` and `package`. */
const ATTRIBUTES = ['title', 'no-check', 'package'] as const;

type Flag = keyof typeof FLAGS;

const FLAG_NAMES = Object.keys(FLAGS) as Flag[];

export type CodeMeta = Record<Flag, boolean> & {
  title?: string;
  /** Lines to highlight, counted from 1. */
  highlighted: number[];
  /** Whether the fence has `no-check`, with a reason why the block doesn't compile. */
  isUnchecked: boolean;
};

const ALLOWED_HINT = `Expected title="…", {1,3-5}, ${FLAG_NAMES.join(', ')}, package="version", or no-check="reason".`;

const META_PART = /\s*(?:([\w-]+)="([^"]*)"|\{([^}]*)\}|(\S+))/y;

/** Parses line ranges: `1,3-5` results in 1, 3, 4, 5. */
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

/** Throws an error for flags and attributes that can't be combined. */
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
 * @param language - the language of the block, because some flags are limited to certain languages
 * @throws Error that lists the allowed values, if the string contains anything else
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
