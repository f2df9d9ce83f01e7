import path from 'node:path';
import { clientModulesOf, type StockPart } from './stockParts';

/** Takes the place of a module that pages do without. */
const NOTHING = path.join(__dirname, '../client/nothing.ts');

/** Where Docusaurus tells components that the page is hydrated. */
const BROWSER_CONTEXT = require.resolve('@docusaurus/core/lib/client/browserContext');

/**
 * What is bundled in place of other modules, in the browser and on the server.
 *
 * @param without parts of the theme that another replaces
 */
export const aliases = (without: readonly StockPart[]): Record<string, string> => ({
  ...Object.fromEntries(clientModulesOf(without).map((module) => [module, NOTHING])),
  [BROWSER_CONTEXT]: path.join(__dirname, '../client/browserContext.tsx'),
});

/** What is bundled in place of other modules on the server only. */
export const SERVER_ALIASES: Readonly<Record<string, string>> = {
  'react-dom/server$': path.join(__dirname, 'renderWhole.ts'),
};
