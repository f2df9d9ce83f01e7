import { createRequire } from 'node:module';
import type { Plugin } from 'prettier';
import type * as standalone from 'prettier/standalone';

/** Loads packages without jiti, which would compile them with Babel for a second for each of Prettier's parsers. */
const load = createRequire(__filename);

/**
 * Formats code like the samples of the site (.prettierrc.json).
 *
 * @param code - the code
 * @param parser - Prettier's parser
 * @param printWidth - the maximum length of a line
 * @throws SyntaxError if the parser can't parse the code
 */
export function formatCode(
  code: string,
  parser: 'babel' | 'typescript',
  printWidth: number,
): Promise<string> {
  // Prettier is loaded on the first call, so that the configuration loads faster.
  const { format } = load('prettier/standalone') as typeof standalone;
  const plugins = [parser, 'estree'].map((name) => load(`prettier/plugins/${name}`) as Plugin);
  return format(code, { parser, plugins, singleQuote: true, printWidth });
}
