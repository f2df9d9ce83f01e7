import fs from 'node:fs';
import { foldLines } from '../../../code/shared/fold';
import { highlightLines } from '../../../code/shared/highlight';
import { getJavaScriptName, convertToJavaScript } from '../../../code/shared/javascript';
import { renderTokens } from '../../../code/shared/tokens';
import { toUnixLines } from '../../../shared/node/files';
import { toTitle } from '../../shared/paths';
import { getLanguage } from '../../shared/languages';
import { LICENSE_PACKAGE, usesDataGrid } from '../../shared/license';
import type { CodeStyling, DemoFile, DemoPane, DemoSource, DemoSpec } from '../../shared/types';
import {
  findDemo,
  getDemoFiles,
  getImportedModules,
  getPackageName,
  getDisplayName,
  isScript,
} from './files';
import { determineFold } from './fold';
import { getDemoPackages } from './packages';
import { type DemoConfig, getAliases, getDemoId, getOriginalPage, toSitePath } from './config';

/** A demo that was read from disk. */
export interface LoadedDemo {
  spec: DemoSpec;
  source: DemoSource;
  entries: Map<CodeStyling, string>;
}

interface ConvertedFile {
  ts: DemoFile;
  js: DemoFile;
}

/**
 * Caches converted files, because conversion and highlighting are slow, and the site's client and server builds both
 * read each page.
 */
const conversionCache = new Map<string, Promise<ConvertedFile>>();

/** Highlights a file, and folds its long parts. */
async function renderFile(name: string, code: string): Promise<DemoFile> {
  const lines = (await highlightLines(code.trimEnd(), getLanguage(name))).map((line) =>
    renderTokens(line),
  );
  const fold = determineFold(code, lines.length);
  const html = foldLines(
    lines.map((line, index) => (index < lines.length - 1 ? `${line}\n` : line)),
    fold,
  );
  return {
    name,
    code,
    html,
    visibleLines: fold.visible ?? lines.length - (fold.head ?? 0),
    // The empty line after the imports is folded too, but isn't an import.
    ...(fold.head && { imports: fold.head - 1 }),
    ...(fold.visible && { folded: lines.length }),
  };
}

async function convertFile(file: string, name: string, code: string): Promise<ConvertedFile> {
  const ts = await renderFile(name, code);
  if (!isScript(file)) {
    return { ts, js: ts };
  }
  const js = await convertToJavaScript(code, file);
  return { ts, js: await renderFile(getJavaScriptName(name), js) };
}

function readFile(file: string, name: string): Promise<ConvertedFile> {
  const code = toUnixLines(fs.readFileSync(file, 'utf8'));
  const key = `${file}\0${name}\0${code}`;
  const known = conversionCache.get(key) ?? convertFile(file, name, code);
  conversionCache.set(key, known);
  return known;
}

async function readPanes(styling: CodeStyling, entry: string): Promise<DemoPane[]> {
  const files = await Promise.all(
    getDemoFiles(entry).map((file) => readFile(file, getDisplayName(file, entry))),
  );
  return [
    { variant: 'TS', styling, files: files.map(({ ts }) => ts) },
    { variant: 'JS', styling, files: files.map(({ js }) => js) },
  ];
}

/** Returns the entry files of a demo, by styling solution. */
export function findEntries(
  page: string,
  name: string,
  config: DemoConfig,
): Map<CodeStyling, string> {
  return findDemo(page, name, getOriginalPage(page, config));
}

/**
 * Returns a demo's id and its path in the repository, without reading the files.
 *
 * @param entries - the entry files, by styling solution
 * @param config - the folders of the site's demos
 */
export function identifyDemo(
  entries: Map<CodeStyling, string>,
  config: DemoConfig,
): Pick<DemoSpec, 'id' | 'file'> {
  const file = toSitePath(entries.get('MUI System') ?? '', config);
  return { id: getDemoId(file, config.roots), file };
}

/**
 * Reads the files of a demo in all languages and styling solutions, and highlights them.
 *
 * @param page - the page's file
 * @param name - the name in `<Demo name="OrdersDesk" />`
 * @param config - the folders of the site's demos
 * @throws Error if the demo or a file that it imports doesn't exist
 */
export async function readDemo(
  page: string,
  name: string,
  config: DemoConfig,
): Promise<LoadedDemo> {
  const entries = findEntries(page, name, config);
  const panes = (
    await Promise.all([...entries].map(([styling, entry]) => readPanes(styling, entry)))
  ).flat();
  const modules = [...entries].map(
    ([styling, entry]) => [styling, getImportedModules(entry)] as const,
  );
  const isLicensed = usesDataGrid(modules.flatMap(([, names]) => names));
  const licenseKey = isLicensed ? config.licenseKey : undefined;
  const aliases = getAliases(page, config);
  const packages = Object.fromEntries(
    modules.map(([styling, names]) => {
      const imported = [...names.map(getPackageName), ...(licenseKey ? [LICENSE_PACKAGE] : [])];
      return [styling, getDemoPackages(imported, styling, config.siteDir, aliases)];
    }),
  );
  return {
    entries,
    source: { panes, packages, ...(licenseKey && { licenseKey }) },
    spec: {
      ...identifyDemo(entries, config),
      name,
      title: toTitle(name),
      stylings: [...entries.keys()],
      panes: panes.map(({ variant, styling, files }) => ({
        variant,
        styling,
        files: files.map(({ name, visibleLines, imports, folded }) => ({
          name,
          visibleLines,
          imports,
          folded,
        })),
      })),
    },
  };
}
