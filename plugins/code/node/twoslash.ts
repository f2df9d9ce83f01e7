import type { TwoslashInstance } from 'twoslash';
import { withCompilerCache } from '../../shared/node/compilerCache';
import { READERS_COMPILER_OPTIONS } from '../../shared/node/compilerOptions';

/** A type hint: the type of a name in a block. */
export interface TypeHint {
  /** The line of the name, counted from 0. */
  line: number;
  /** The position of the name in its line, counted from 0. */
  character: number;
  length: number;
  /** The declaration, in TypeScript. */
  type: string;
  /** The first paragraph of the name's TSDoc comment, if it has one. */
  comment?: string;
}

/** The maximum length of a type. Longer types are truncated with an ellipsis. */
const MAX_TYPE_LENGTH = 400;

let twoslasher: TwoslashInstance | undefined;

/** Formats the text of a hint: removes `(alias) ` and `import X`, which repeat the code, and truncates long types. */
function formatHover(text: string): string {
  const own = text
    .split('\n')
    .filter((line) => !/^(?:import|export) \w+$|^\(alias\) namespace /.test(line))
    .join('\n')
    .replaceAll('(alias) ', '')
    .replaceAll('    ', '  ');
  return own.length > MAX_TYPE_LENGTH ? `${own.slice(0, MAX_TYPE_LENGTH).trimEnd()} …` : own;
}

/** Returns the first paragraph of a comment as plain text, unless it introduces a list. */
function getFirstParagraph(docs: string | undefined): string | undefined {
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

/** Returns whether a hint describes an HTML element. Such types don't help readers. */
const isIntrinsicElement = (text: string): boolean => text.includes('JSX.IntrinsicElements');

async function compileHints(code: string, language: string, siteDir: string): Promise<TypeHint[]> {
  const { createTwoslasher } = await import('twoslash');
  twoslasher ??= createTwoslasher({
    vfsRoot: siteDir,
    compilerOptions: READERS_COMPILER_OPTIONS,
    // Keeping notations in the code preserves the positions of the names.
    handbookOptions: { keepNotations: true },
  });
  return twoslasher(code, language)
    .hovers.filter(({ text }) => !isIntrinsicElement(text))
    .map(({ line, character, length, text, docs }) => {
      const comment = getFirstParagraph(docs);
      return { line, character, length, type: formatHover(text), ...(comment && { comment }) };
    });
}

/**
 * Compiles a block against the installed packages, and returns the types of its names. The result is cached, because
 * compiling takes seconds.
 *
 * @param code - the TypeScript code
 * @param language - `ts` or `tsx`
 * @param siteDir - the folder that contains `node_modules`
 * @throws Error with the compiler's messages, if the block doesn't compile
 */
export async function readTypes(
  code: string,
  language: string,
  siteDir: string,
): Promise<TypeHint[]> {
  return withCompilerCache(
    { siteDir, kind: 'code-types', key: JSON.stringify([language, code]), codePath: __filename },
    () => compileHints(code, language, siteDir),
  );
}
