import type { TwoslashInstance } from 'twoslash';
import { cached } from '../../shared/node/compilerCache';
import { READERS_COMPILER_OPTIONS } from '../../shared/node/compilerOptions';

/** What the compiler says of a name. */
export interface TypeHint {
  /** Counted from 0, like the place in the line. */
  line: number;
  character: number;
  length: number;
  /** The declaration, in TypeScript. */
  type: string;
  /** The first paragraph of the comment on it, if there is one. */
  comment?: string;
}

/** A block as the compiler has read it. */
export interface TypedCode {
  /** Without twoslash's own notation. */
  code: string;
  hints: TypeHint[];
}

/** A longer type helps nobody; it ends in an ellipsis. */
const MOST_LETTERS = 400;

let twoslasher: TwoslashInstance | undefined;

/** `(alias) ` before it and `import X` behind it say what the code itself says. */
function withoutNoise(text: string): string {
  const own = text
    .split('\n')
    .filter((line) => !/^(?:import|export) \w+$|^\(alias\) namespace /.test(line))
    .join('\n')
    .replaceAll('(alias) ', '')
    .replaceAll('    ', '  ');
  return own.length > MOST_LETTERS ? `${own.slice(0, MOST_LETTERS).trimEnd()} …` : own;
}

/** The first paragraph, as plain text; a list of links is none. */
function firstParagraph(docs: string | undefined): string | undefined {
  const paragraph = docs?.trim().split(/\n\s*\n/)[0] ?? '';
  const text = paragraph
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\{@link\s+([^}]*?)\s*\}/g, '$1')
    .replaceAll('`', '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:)])/g, '')
    .trim();
  return !text || text.endsWith(':') ? undefined : text;
}

/** Of HTML's own elements there is nothing to learn. */
const isElement = (text: string): boolean => text.includes('JSX.IntrinsicElements');

async function compile(code: string, language: string, siteDir: string): Promise<TypedCode> {
  const { createTwoslasher } = await import('twoslash');
  twoslasher ??= createTwoslasher({ vfsRoot: siteDir, compilerOptions: READERS_COMPILER_OPTIONS });
  const { code: clean, nodes } = twoslasher(code, language);
  const infos = nodes.filter((node) => node.type === 'hover' || node.type === 'query');
  // A writer who asks about single names (`// ^?`) has chosen what is worth a hint.
  const asked = infos.filter(({ type }) => type === 'query');
  const hints = (asked.length > 0 ? asked : infos)
    .filter(({ text }) => !isElement(text))
    .map(({ line, character, length, text, docs }) => {
      const comment = firstParagraph(docs);
      return { line, character, length, type: withoutNoise(text), ...(comment && { comment }) };
    });
  return { code: clean, hints };
}

/**
 * Has the compiler read a block against the packages that are installed, and keeps what it said: it
 * takes seconds.
 *
 * @param code TypeScript, with twoslash's notation
 * @param siteDir where the packages are
 * @throws in the compiler's words, if the block does not compile
 */
export async function readTypes(
  code: string,
  language: string,
  siteDir: string,
): Promise<TypedCode> {
  return cached(
    { siteDir, kind: 'code-types', key: JSON.stringify([language, code]), askedBy: __filename },
    () => compile(code, language, siteDir),
  );
}
