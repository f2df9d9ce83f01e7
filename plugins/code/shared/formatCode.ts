import { createRequire } from 'node:module';
import type { Plugin } from 'prettier';
import type * as standalone from 'prettier/standalone';

/** Bypasses jiti, which would spend a second on compiling each of Prettier's parsers with Babel. */
const load = createRequire(__filename);

/**
 * Formats code in the style of the site's samples (`prettier` in package.json).
 *
 * @param code - the source code
 * @param parser - the name of Prettier's parser
 * @param printWidth - the maximum line length
 * @throws SyntaxError if the parser rejects the code
 */
export function formatCode(
  code: string,
  parser: 'babel' | 'typescript',
  printWidth: number,
): Promise<string> {
  // Loading Prettier on the first call keeps the start of Docusaurus fast.
  const { format } = load('prettier/standalone') as typeof standalone;
  const plugins = [parser, 'estree'].map((name) => load(`prettier/plugins/${name}`) as Plugin);
  return format(code, { parser, plugins, singleQuote: true, printWidth });
}
