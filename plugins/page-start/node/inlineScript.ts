import fs from 'node:fs';
import path from 'node:path';
import { bundleScript } from '../../shared/node/bundleScript';
import { writeFile } from '../../shared/node/files';
import { GENERATED_DIR } from '../../shared/node/siteDir';

const CLIENT_DIR = path.resolve(__dirname, '../client');

const DATA_FILE = path.join(GENERATED_DIR, 'page-start', 'inline-script.json');

/** Settings that the bundler inserts into the inline script as literals. */
interface InlineScriptSettings {
  /** Whether the inline script loads React. In development, Docusaurus's own page does. */
  startsApp: boolean;
  /** Absolute paths of the modules whose `beforePaint` the inline script calls. */
  beforePaint: string[];
  /** Absolute paths of the modules whose `afterPaint` the inline script calls. */
  afterPaint: string[];
}

/** Returns the code of the entry, which calls `startPage` with the functions of the modules. */
function createEntry({ beforePaint, afterPaint }: InlineScriptSettings): string {
  const importAll = (name: string, files: readonly string[]): string[] =>
    files.map(
      (file, index) => `import { ${name} as ${name}${index} } from ${JSON.stringify(file)};\n`,
    );
  const list = (name: string, files: readonly string[]): string =>
    `[${files.map((_, index) => `${name}${index}`).join()}]`;
  return [
    "import { startPage } from './inlineScript';\n",
    ...importAll('beforePaint', beforePaint),
    ...importAll('afterPaint', afterPaint),
    `startPage(${list('beforePaint', beforePaint)}, ${list('afterPaint', afterPaint)});\n`,
  ].join('');
}

function bundle(name: string, contents: string, define: Record<string, string> = {}): string {
  const stdin = { contents, resolveDir: CLIENT_DIR };
  return bundleScript(name, { stdin, define }).trim();
}

/** The data that Docusaurus's workers need to render pages. */
interface PageStartData {
  /** The minified inline script. */
  code: string;
  /** The minified script at the end of the first screen (client/deferBelowFold.ts). */
  deferBelowFold: string;
  /** The JSON of the speculation rules, which select the pages that browsers may prerender. */
  speculationRules: string;
  /** The folder of the built stylesheets. */
  outDir: string;
  /** The names of the islands' scripts. */
  islands: string[];
  /** The path of the script with React, relative to that folder. */
  reactScript: string;
}

/**
 * Bundles the inline scripts, and writes them to Docusaurus's generated files, where the workers that render pages read
 * them.
 *
 * @param settings - the literals to insert into the code
 * @param site - more data for the workers
 * @returns the minified inline script
 */
export function writeInlineScript(
  settings: InlineScriptSettings,
  site: Omit<PageStartData, 'code' | 'deferBelowFold'>,
): string {
  const code = bundle('inline-script', createEntry(settings), {
    STARTS_APP: JSON.stringify(settings.startsApp),
  });
  const deferBelowFold = bundle(
    'defer-below-fold',
    "import { deferBelowFold } from './deferBelowFold'; deferBelowFold();",
  );
  writeFile(DATA_FILE, JSON.stringify({ code, deferBelowFold, ...site } satisfies PageStartData));
  return code;
}

/**
 * Reads the data that `writeInlineScript` wrote. The result isn't cached, because each language has its own inline
 * script.
 */
export const readPageStartData = (): PageStartData =>
  JSON.parse(fs.readFileSync(DATA_FILE, 'utf8')) as PageStartData;
