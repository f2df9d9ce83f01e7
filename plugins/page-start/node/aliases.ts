import path from 'node:path';
import { clientModulesOf, type StockPart } from './stockParts';

/** Takes the place of a module that pages do without. */
const NOTHING = path.join(__dirname, '../client/nothing.ts');

/** One of Docusaurus's own modules for the browser, and what takes its place. */
const replaced = (name: string, file: string): Record<string, string> => ({
  [require.resolve(`@docusaurus/core/lib/client/${name}`)]: path.join(__dirname, '../client', file),
});

/**
 * What is bundled in place of other modules, in the browser and on the server.
 *
 * @param without parts of the theme that another replaces
 */
export const aliases = (without: readonly StockPart[]): Record<string, string> => ({
  ...Object.fromEntries(clientModulesOf(without).map((module) => [module, NOTHING])),
  ...replaced('browserContext', 'browserContext.tsx'),
});

/** What is bundled in place of other modules on the server only. */
export const SERVER_ALIASES: Readonly<Record<string, string>> = {
  'react-dom/server$': path.join(__dirname, 'renderWhole.ts'),
};
