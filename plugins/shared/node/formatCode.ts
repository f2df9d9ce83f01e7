import { createRequire } from 'node:module';
import type { Plugin } from 'prettier';
import type * as standalone from 'prettier/standalone';

/** As Node loads packages: what is imported here is compiled with Babel first, a second for each of Prettier's parsers. */
const load = createRequire(__filename);

/**
 * Formats code as the samples of the site are formatted (.prettierrc.json).
 *
 * @param printWidth letters in a line
 * @throws {SyntaxError} if it is no code of the parser's language
 */
export function formatCode(
  code: string,
  parser: 'babel' | 'typescript',
  printWidth: number,
): Promise<string> {
  // Loaded with the first code: whatever reads the configuration starts sooner.
  const { format } = load('prettier/standalone') as typeof standalone;
  const plugins = [parser, 'estree'].map((name) => load(`prettier/plugins/${name}`) as Plugin);
  return format(code, { parser, plugins, singleQuote: true, printWidth });
}
