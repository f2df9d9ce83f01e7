import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import type { StockPart } from './stockParts';

/**
 * The bundler's rules that take out of Docusaurus's generated files what no page reads, and where they were
 * generated.
 *
 * @param generated Docusaurus's folder for these files
 * @param without parts of theme-classic that the site does without
 */
export function generatedRules(generated: string, without: readonly StockPart[]): RuleSetRule[] {
  const config = {
    test: path.join(generated, 'docusaurus.config.mjs'),
    enforce: 'pre' as const,
    loader: path.join(__dirname, 'publicConfigLoader.mjs'),
  };
  const clientModules = {
    test: path.join(generated, 'client-modules.js'),
    enforce: 'pre' as const,
    loader: path.join(__dirname, 'relativeRequiresLoader.mjs'),
  };
  const versions = {
    test: /\/p\/[^/]+\.json$/,
    include: path.join(generated, 'docusaurus-plugin-content-docs'),
    loader: path.join(__dirname, 'withoutCardsLoader.mjs'),
  };
  return [config, clientModules, ...(without.includes('cards') ? [versions] : [])];
}
