import { toUnixLines } from './unixLines';

/** What a comment says of its line: `// [!code ++]`. The words are those of Shiki and VitePress. */
const MARKS = {
  highlight: 'highlight',
  focus: 'focus',
  '++': 'add',
  '--': 'remove',
} as const;

export type LineMark = (typeof MARKS)[keyof typeof MARKS];

/** Code as readers get it, and what its writer said of its lines. */
export interface NotedCode {
  /** Without the comments that say so. */
  code: string;
  /** By line, counted from 0. */
  marks: Map<number, Set<LineMark>>;
  /** For each line of the source the line that it became; a line of nothing but notation, the next. */
  lineOf: number[];
}

/** A comment of nothing but notation, at the end of a line, in any language. */
const COMMENT =
  /[ \t]*(?:\/\/|#|--|<!--|\{\/\*|\/\*)[ \t]*((?:\[!code [^\]]*\][ \t]*)+)(?:-->|\*\/\}|\*\/)?[ \t]*$/;
const NOTE = /\[!code ([^\]:]*?)(?::([^\]]*))?\]/g;

const USAGE =
  'Allowed are [!code highlight], [!code focus], [!code ++] and [!code --], each with a number of ' +
  'lines if it is for more than one ([!code focus:3]), in a comment of its own at the end of a line.';

function notesOf(text: string): { mark: LineMark; count: number }[] {
  return [...text.matchAll(NOTE)].map(([note, name = '', given = '1']) => {
    const mark = Object.hasOwn(MARKS, name) ? MARKS[name as keyof typeof MARKS] : undefined;
    const count = Number(given);
    if (!mark || !Number.isInteger(count) || count < 1) {
      throw new Error(`${note} is unknown. ${USAGE}`);
    }
    return { mark, count };
  });
}

/**
 * Takes the notation out of a block. A note at the end of a line is for that line, one on a line of
 * its own for those after it.
 *
 * @param source the block as it was written
 * @throws with what is allowed, if there is a note that says nothing known or marks no line
 */
export function readNotation(source: string): NotedCode {
  const lines: string[] = [];
  const lineOf: number[] = [];
  const marks: NotedCode['marks'] = new Map();
  for (const line of toUnixLines(source).split('\n')) {
    const text = line.replace(COMMENT, (_, notes: string) => {
      for (const { mark, count } of notesOf(notes)) {
        for (let each = lines.length; each < lines.length + count; each += 1) {
          marks.set(each, (marks.get(each) ?? new Set()).add(mark));
        }
      }
      return '';
    });
    if (text.includes('[!code ')) {
      throw new Error(`"${line.trim()}" has a note in the wrong place. ${USAGE}`);
    }
    lineOf.push(lines.length);
    if (text === line || text.trim()) {
      lines.push(text);
    }
  }
  if ([...marks.keys()].some((line) => line >= lines.length)) {
    throw new Error(`a [!code …] note marks lines after the last one. ${USAGE}`);
  }
  return { code: lines.join('\n'), marks, lineOf };
}

/**
 * A block as readers copy it and as it may be checked: without notation and without removed lines.
 *
 * @param source the block as it was written
 */
export function finalCode(source: string): string {
  const { code, marks } = readNotation(source);
  return code
    .split('\n')
    .filter((_, line) => !marks.get(line)?.has('remove'))
    .join('\n');
}
