/** What a writer may say of a block in its fence, apart from `{1,3-5}`, by the languages it is for. */
const WORDS = {
  /** Numbers before the lines. */
  showLineNumbers: null,
  /** Long lines are wrapped from the start; readers can switch that on each block. */
  wrap: null,
  /** A long block is shown whole. */
  expanded: null,
  /** Types on hover, read from the installed packages. */
  twoslash: ['ts', 'tsx'],
  /** No JavaScript beside the TypeScript, which every other block with types in it has. */
  'ts-only': ['ts', 'tsx'],
  /** Commands for npm, pnpm and Yarn; the reader's choice decides. */
  pm: ['bash', 'sh'],
} as const;

/** Values in quotes. The checks of the pages read the last two. */
const VALUES = ['title', 'no-check', 'package'] as const;

type Word = keyof typeof WORDS;

const WORD_NAMES = Object.keys(WORDS) as Word[];

/** What the fence of a block says of it. */
export type CodeMeta = Record<Word, boolean> & {
  title?: string;
  /** Lines to highlight, counted from 1. */
  highlighted: number[];
  /** The writer has said why no machine can read the block. */
  isUnchecked: boolean;
};

const ALLOWED = `Allowed are title="…", {1,3-5}, ${WORD_NAMES.join(', ')}, package="version" and no-check="reason".`;

const PART = /\s*(?:([\w-]+)="([^"]*)"|\{([^}]*)\}|(\S+))/y;

/** `1,3-5` → 1, 3, 4, 5. */
function lineNumbers(ranges: string): number[] {
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

function addValue(meta: CodeMeta, name: string, value: string): void {
  if (!VALUES.some((each) => each === name)) {
    throw new Error(`${name}="…" is unknown. ${ALLOWED}`);
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

function addWord(meta: CodeMeta, text: string, language: string): void {
  const word = WORD_NAMES.find((each) => each === text);
  if (!word) {
    throw new Error(`"${text}" is unknown. ${ALLOWED}`);
  }
  const languages: readonly string[] | null = WORDS[word];
  if (languages && !languages.includes(language)) {
    throw new Error(`${word} is for ${languages.join(' and ')} blocks, not for ${language}.`);
  }
  meta[word] = true;
}

/** Commands have other lines for each package manager, and tabs in place of a title. */
function checkTogether(meta: CodeMeta): void {
  if (meta.pm && meta.highlighted.length > 0) {
    throw new Error(
      'pm and {…} do not go together, because the lines are others in each version. ' +
        'Mark lines by comments: // [!code highlight].',
    );
  }
  if (meta.pm && meta.title) {
    throw new Error('pm and title="…" do not go together: the tabs stand where the title would.');
  }
}

/**
 * Reads what a fence says after its language: `title="src/main.tsx" {1,3-5} wrap`.
 *
 * @param text the fence's meta
 * @param language the block's language, which some words are for
 * @returns every word, said or not
 * @throws with what is allowed, if the fence says anything else
 */
export function parseMeta(text: string, language: string): CodeMeta {
  const unsaid = Object.fromEntries(WORD_NAMES.map((word) => [word, false])) as Record<Word, false>;
  const meta: CodeMeta = { ...unsaid, highlighted: [], isUnchecked: false };
  const source = text.trim();
  PART.lastIndex = 0;
  while (PART.lastIndex < source.length) {
    const [, name, value = '', ranges, word = ''] = PART.exec(source) ?? [];
    if (name) {
      addValue(meta, name, value);
    } else if (ranges !== undefined) {
      meta.highlighted.push(...lineNumbers(ranges));
    } else {
      addWord(meta, word, language);
    }
  }
  checkTogether(meta);
  return meta;
}
