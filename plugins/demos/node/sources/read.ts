import fs from 'node:fs';
import path from 'node:path';
import { countVisibleLines, foldLines } from '../../../code/shared/fold';
import { highlightLines } from '../../../code/shared/highlight';
import { getJavaScriptName, convertToJavaScript } from '../../../code/shared/javascript';
import { renderTokens } from '../../../code/shared/tokens';
import { escapeAttribute } from '../../../shared/escapeHtml';
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
  getVariantFile,
  isScript,
  STYLING_SOLUTIONS,
} from './files';
import { findDemosOnPage } from './findDemosOnPage';
import { countImportLines, determineFold } from './fold';
import { getDemoPackages } from './packages';
import { type DemoPart, findPartLines, parseParts } from './parts';
import { type DemoConfig, getAliases, getDemoId, getOriginalPage, toSitePath } from './config';

/** A demo that was read from disk. */
export interface LoadedDemo {
  spec: DemoSpec;
  source: DemoSource;
  entries: Map<CodeStyling, string>;
  /** The selectors of the demo's parts. */
  selectors: string[];
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

/** Wraps adjacent lines of a part in an element, which the page and the frame light up together. */
const wrapParts = (lines: string[], parts: (string | undefined)[]): string[] =>
  lines.map((line, index) => {
    const part = parts[index];
    const starts = part && part !== parts[index - 1];
    const ends = part && part !== parts[index + 1];
    const start = starts ? `<span data-part="${escapeAttribute(part)}" tabindex="0">` : '';
    return `${start}${line}${ends ? '</span>' : ''}`;
  });

/** Highlights a file, and folds its long parts. */
async function renderFile(
  name: string,
  code: string,
  parts: readonly DemoPart[],
): Promise<DemoFile> {
  const source = code.trimEnd();
  const lines = (await highlightLines(source, getLanguage(name))).map((line, index, all) =>
    index < all.length - 1 ? `${renderTokens(line)}\n` : renderTokens(line),
  );
  const partLines =
    parts.length > 0 ? findPartLines(source.split('\n'), parts, countImportLines(code)) : [];
  const important = [...lines.keys()].filter((index) => partLines[index]);
  const fold = determineFold(code, lines.length, important);
  return {
    name,
    code,
    html: foldLines(wrapParts(lines, partLines), fold),
    visibleLines: countVisibleLines(lines.length, fold),
    // The empty line after the imports is folded too, but isn't an import.
    ...(fold.head && { imports: fold.head - 1 }),
    ...((fold.visible ?? fold.gaps?.length) && { folded: lines.length }),
  };
}

async function convertFile(
  file: string,
  name: string,
  code: string,
  parts: readonly DemoPart[],
): Promise<ConvertedFile> {
  const ts = await renderFile(name, code, parts);
  if (!isScript(file)) {
    return { ts, js: ts };
  }
  const js = await convertToJavaScript(code, file);
  return { ts, js: await renderFile(getJavaScriptName(name), js, parts) };
}

function readFile(file: string, name: string, parts: readonly DemoPart[]): Promise<ConvertedFile> {
  const code = toUnixLines(fs.readFileSync(file, 'utf8'));
  const key = [file, name, code, JSON.stringify(parts)].join('\0');
  const known = conversionCache.get(key) ?? convertFile(file, name, code, parts);
  conversionCache.set(key, known);
  return known;
}

async function readPanes(
  styling: CodeStyling,
  entry: string,
  parts: readonly DemoPart[],
): Promise<DemoPane[]> {
  const files = await Promise.all(
    getDemoFiles(entry).map((file) =>
      readFile(file, getDisplayName(file, entry), file === entry ? parts : []),
    ),
  );
  const missing = parts.find(
    ({ selector }) => !files[0]?.ts.html.includes(`data-part="${escapeAttribute(selector)}"`),
  );
  if (missing) {
    throw new Error(`${entry}: expected a line with “${missing.text}” (<Demo parts>), found none.`);
  }
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

/** Returns all files of a page's demos, including missing files that would add a styling solution to a demo. */
export function getPageDemoFiles(page: string, config: DemoConfig): string[] {
  return findDemosOnPage(page).flatMap(({ name }) => {
    const [entry = ''] = findEntries(page, name, config).values();
    return STYLING_SOLUTIONS.map((styling) =>
      getVariantFile(path.dirname(entry), name, styling),
    ).flatMap((file) => (fs.existsSync(file) ? getDemoFiles(file) : [file]));
  });
}

/** Returns a demo's id and its path in the repository, without reading the files. */
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
 * @param name - the name in `<Demo name="OrdersDesk" />`
 * @param parts - the attribute `parts` of the demo
 * @throws Error if the demo, a file that it imports, or a line of one of its parts doesn't exist
 */
export async function readDemo(
  page: string,
  name: string,
  config: DemoConfig,
  parts?: string,
): Promise<LoadedDemo> {
  const entries = findEntries(page, name, config);
  const parsed = parts ? parseParts(parts) : [];
  const panes = (
    await Promise.all([...entries].map(([styling, entry]) => readPanes(styling, entry, parsed)))
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
    selectors: parsed.map(({ selector }) => selector),
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
