import fs from 'node:fs';
import { foldLines } from '../../../code/shared/fold';
import { highlightLines } from '../../../code/shared/highlight';
import { javaScriptName, toJavaScript } from '../../../code/shared/javascript';
import { tokensHtml } from '../../../code/shared/tokens';
import { toUnixLines } from '../../../shared/unixLines';
import { titleOfName } from '../../shared/address';
import { languageOf } from '../../shared/languages';
import { LICENSE_PACKAGE, usesGrid } from '../../shared/license';
import type { CodeStyling, DemoFile, DemoPane, DemoSource, DemoSpec } from '../../shared/types';
import { filesOfDemo, findDemo, isScript, modulesOf, packageOf, shownName } from './files';
import { foldOf } from './fold';
import { installedPackages } from './packages';
import { demoId, type DemoPlaces, inSite, originalPage } from './places';

/** A demo as the build sees it. */
export interface Demo {
  spec: DemoSpec;
  source: DemoSource;
  /** The file that each frame renders. */
  entries: Map<CodeStyling, string>;
}

/** Converting and highlighting take a while, and a page is read by two bundlers. */
const converted = new Map<string, Promise<{ ts: DemoFile; js: DemoFile }>>();

/** A file as readers see it: highlighted, and folded if it is long. */
async function shownFile(name: string, code: string): Promise<DemoFile> {
  const lines = (await highlightLines(code.trimEnd(), languageOf(name))).map((line) =>
    tokensHtml(line),
  );
  const fold = foldOf(code, lines.length);
  const html = foldLines(
    lines.map((line, index) => (index < lines.length - 1 ? `${line}\n` : line)),
    fold,
  );
  return {
    name,
    code,
    html,
    // One line of the imports is shown.
    shown: (fold.visible ?? lines.length - (fold.head ?? 0)) + (fold.head ? 1 : 0),
    // The empty line behind the imports is folded with them.
    ...(fold.head && { imports: fold.head - 1 }),
    ...(fold.visible && { folded: lines.length }),
  };
}

async function convert(file: string, name: string, code: string) {
  const ts = await shownFile(name, code);
  if (!isScript(file)) {
    return { ts, js: ts };
  }
  const js = await toJavaScript(code, file);
  return { ts, js: await shownFile(javaScriptName(name), js) };
}

function readFile(file: string, name: string): Promise<{ ts: DemoFile; js: DemoFile }> {
  const code = toUnixLines(fs.readFileSync(file, 'utf8'));
  const key = `${file}\0${name}\0${code}`;
  const known = converted.get(key) ?? convert(file, name, code);
  converted.set(key, known);
  return known;
}

async function readPanes(styling: CodeStyling, entry: string): Promise<DemoPane[]> {
  const files = await Promise.all(
    filesOfDemo(entry).map((file) => readFile(file, shownName(file, entry))),
  );
  return [
    { variant: 'TS', styling, files: files.map(({ ts }) => ts) },
    { variant: 'JS', styling, files: files.map(({ js }) => js) },
  ];
}

/** The first files of a demo, by styling. */
export function entriesOf(
  page: string,
  name: string,
  places: DemoPlaces,
): Map<CodeStyling, string> {
  return findDemo(page, name, originalPage(page, places));
}

/** The demo's file in the repository, from the files of its stylings. */
function fileOf(entries: Map<CodeStyling, string>, places: DemoPlaces): string {
  return inSite(entries.get('MUI System') ?? '', places);
}

/**
 * The id of a demo, without reading it.
 *
 * @param page the page's file
 * @param name as in `<Demo name="OrdersDesk" />`
 * @throws {Error} if there is no such demo
 */
export function idOfDemo(page: string, name: string, places: DemoPlaces): string {
  return demoId(fileOf(entriesOf(page, name, places), places), places.roots);
}

/**
 * Reads a demo: its files in both languages and every styling, highlighted.
 *
 * @param page the page's file
 * @param name as in `<Demo name="OrdersDesk" />`
 * @throws {Error} if there is no such demo, or it imports a file that is not there
 */
export async function readDemo(page: string, name: string, places: DemoPlaces): Promise<Demo> {
  const entries = entriesOf(page, name, places);
  const stylings = [...entries.keys()];
  const panes = (
    await Promise.all([...entries].map(([styling, entry]) => readPanes(styling, entry)))
  ).flat();
  const installed = installedPackages(places.siteDir);
  const modules = [...entries].map(([styling, entry]) => [styling, modulesOf(entry)] as const);
  const isLicensed = usesGrid(modules.flatMap(([, names]) => names));
  const licenseKey = isLicensed ? places.licenseKey : undefined;
  const packages = Object.fromEntries(
    modules.map(([styling, names]) => {
      const imported = new Set(names.map(packageOf));
      const all = [...imported, ...(licenseKey ? [LICENSE_PACKAGE] : [])];
      return [styling, installed.ofDemo(all, styling)];
    }),
  );
  const file = fileOf(entries, places);
  return {
    entries,
    source: { panes, packages, ...(licenseKey && { licenseKey }) },
    spec: {
      name,
      title: titleOfName(name),
      id: demoId(file, places.roots),
      file,
      stylings,
      panes: panes.map(({ variant, styling, files }) => ({
        variant,
        styling,
        files: files.map(({ name, shown, imports, folded }) => ({ name, shown, imports, folded })),
      })),
    },
  };
}
