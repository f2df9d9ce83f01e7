import type { TwoslashInstance } from 'twoslash';
import { withCompilerCache } from '../../shared/node/compilerCache';
import { READERS_COMPILER_OPTIONS } from '../../shared/node/compilerOptions';

/** The type of a name. */
export interface TypeHint {
  /** Line and character are counted from 0. */
  line: number;
  character: number;
  length: number;
  /** The declaration, in TypeScript. */
  type: string;
  /** The first paragraph of its TSDoc, if it has one. */
  comment?: string;
}

/** The longest type to show, in letters. Longer types end in an ellipsis. */
const MAX_TYPE_LENGTH = 400;

let twoslasher: TwoslashInstance | undefined;

/** Removes `(alias) ` and `import X`, which repeat the code. */
function formatHover(text: string): string {
  const own = text
    .split('\n')
    .filter((line) => !/^(?:import|export) \w+$|^\(alias\) namespace /.test(line))
    .join('\n')
    .replaceAll('(alias) ', '')
    .replaceAll('    ', '  ');
  return own.length > MAX_TYPE_LENGTH ? `${own.slice(0, MAX_TYPE_LENGTH).trimEnd()} …` : own;
}

/** Returns the first paragraph as plain text, unless it introduces a list. */
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

/** The types of HTML elements are omitted, because they are of no use to readers. */
const isIntrinsicElement = (text: string): boolean => text.includes('JSX.IntrinsicElements');

async function compileHints(code: string, language: string, siteDir: string): Promise<TypeHint[]> {
  const { createTwoslasher } = await import('twoslash');
  twoslasher ??= createTwoslasher({
    vfsRoot: siteDir,
    compilerOptions: READERS_COMPILER_OPTIONS,
    // The code stays as it is, so that the positions of its names fit.
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
 * Compiles a block with the installed packages, and returns the types of its names. The result is cached, because
 * compiling takes seconds.
 *
 * @param code - TypeScript
 * @param siteDir - the folder with `node_modules`
 * @throws with the compiler's messages, if the block doesn't compile
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
