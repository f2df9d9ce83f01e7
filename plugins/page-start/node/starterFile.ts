import fs from 'node:fs';
import path from 'node:path';
import { buildSync } from 'esbuild';
import { BUNDLE_TARGET } from '../../shared/node/browsers';
import { writeFile } from '../../shared/node/files';
import { GENERATED_DIR } from '../../shared/node/siteDir';
import type { StockPart } from './stockParts';

const CLIENT = path.resolve(__dirname, '../client');

const FILE = path.join(GENERATED_DIR, 'page-start', 'starter.json');

/** What the starter has to know of the site; replaced as literals when it is bundled. */
export interface StarterSettings {
  /** The `localStorage` key of the color mode, Docusaurus's own. */
  colorModeKey: string;
  /** False in development, where Docusaurus's page loads React by itself. */
  startsApp: boolean;
  /** The selector of the buttons whose early clicks are kept. */
  needsApp: string;
  /** Modules whose default exports run with the starter: absolute paths. */
  modules: string[];
}

/** The bundle's entry: starts the page with the modules' default exports. */
function entryOf(modules: readonly string[]): string {
  const imports = modules.map(
    (module, index) => `import module${index} from ${JSON.stringify(module)};\n`,
  );
  const names = modules.map((_, index) => `module${index}`).join(', ');
  return `import { startPage } from './starter';\n${imports.join('')}startPage([${names}]);\n`;
}

/** Bundles a script that stands in the page itself. */
function bundle(contents: string, define: Record<string, string> = {}): string {
  const result = buildSync({
    stdin: { contents, resolveDir: CLIENT },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: BUNDLE_TARGET,
    define,
  });
  return (result.outputFiles[0]?.text ?? '').trim();
}

/**
 * Bundles the starter.
 *
 * @param settings literals for the code
 * @returns the minified script
 */
export function bundleStarter(settings: StarterSettings): string {
  return bundle(entryOf(settings.modules), {
    COLOR_MODE_KEY: JSON.stringify(settings.colorModeKey),
    STARTS_APP: JSON.stringify(settings.startsApp),
    NEEDS_APP: JSON.stringify(settings.needsApp),
  });
}

/** What the workers that render pages must know. */
interface Starter {
  /** The minified script. */
  code: string;
  /** The one where the first screen ends (client/arrival.ts). */
  arrival: string;
  /** Which pages are loaded ahead: speculation rules, as JSON. */
  nextPages: string;
  /** What of theme-classic the pages do without. */
  without: readonly StockPart[];
  /** Where the site's stylesheets are built. */
  outDir: string;
}

/**
 * Bundles the starter for the pages and keeps it among Docusaurus's generated files, where the
 * workers that render pages find it.
 *
 * @param settings literals for the code
 * @param site what else the workers must know
 * @returns the minified script
 */
export function writeStarter(
  settings: StarterSettings,
  site: Omit<Starter, 'code' | 'arrival'>,
): string {
  const code = bundleStarter(settings);
  const arrival = bundle("import { paintFirstScreen } from './arrival'; paintFirstScreen();");
  writeFile(FILE, JSON.stringify({ code, arrival, ...site } satisfies Starter));
  return code;
}

/** The bundled starter, as `writeStarter` left it: read for each page, as each language has another. */
export const readStarter = (): Starter => JSON.parse(fs.readFileSync(FILE, 'utf8')) as Starter;
