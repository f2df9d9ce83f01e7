import fs from 'node:fs';
import path from 'node:path';
import { GENERATED_FILES_DIR_NAME } from '@docusaurus/utils';
import { buildSync } from 'esbuild';
import { BUNDLE_TARGET } from '../browsers';

const FILE = path.resolve(__dirname, '../..', GENERATED_FILES_DIR_NAME, 'page-start', 'starter.js');

/** What the starter has to know of the site; replaced as literals when it is bundled. */
export interface StarterSettings {
  /** The `localStorage` key of the colour mode, Docusaurus's own. */
  colorModeKey: string;
  /** False in development, where Docusaurus's page loads React by itself. */
  startsApp: boolean;
  /** Modules of others that run with the starter: absolute paths. */
  modules: string[];
}

/**
 * Bundles the starter for the pages and keeps it among Docusaurus's generated files, where the
 * workers that render pages find it.
 *
 * @param settings literals for the code
 * @returns the minified script
 */
export function writeStarter(settings: StarterSettings): string {
  const result = buildSync({
    stdin: {
      contents: [path.join(__dirname, 'client', 'starter.ts'), ...settings.modules]
        .map((module) => `import ${JSON.stringify(module)};`)
        .join('\n'),
      resolveDir: __dirname,
    },
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: BUNDLE_TARGET,
    define: {
      COLOR_MODE_KEY: JSON.stringify(settings.colorModeKey),
      STARTS_APP: JSON.stringify(settings.startsApp),
    },
  });
  const code = (result.outputFiles[0]?.text ?? '').trim();
  fs.mkdirSync(path.dirname(FILE), { recursive: true });
  fs.writeFileSync(FILE, code);
  return code;
}

let starter: string | undefined;

/** The bundled starter, as `writeStarter` left it. */
export function readStarter(): string {
  starter ??= fs.readFileSync(FILE, 'utf8');
  return starter;
}
