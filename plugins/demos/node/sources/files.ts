import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describeLocation, findElementsOnPage, getAttribute } from '../../../shared/node/mdx';
import { toPosixPath } from '../../../shared/node/files';
import { type CodeStyling, STYLING_SLUGS } from '../../shared/types';

export const STYLING_SOLUTIONS = Object.keys(STYLING_SLUGS) as CodeStyling[];

/** The extensions that a relative import can omit, in resolution order. */
const OMITTED_EXTENSIONS = ['', '.tsx', '.ts'];

export const isScript = (file: string): boolean => /\.tsx?$/.test(file);

function getImports(code: string): string[] {
  return ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** Returns the package of a bare module specifier: `@mui/material` for `@mui/material/Box`. */
export function getPackageName(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function resolveRelative(specifier: string, from: string): string {
  const target = path.resolve(path.dirname(from), specifier);
  const found = OMITTED_EXTENSIONS.map((suffix) => target + suffix).find(
    (file) => fs.existsSync(file) && fs.statSync(file).isFile(),
  );
  if (!found) {
    const location = describeLocation({ path: from });
    throw new Error(`${location}: imports "${specifier}", but that file doesn’t exist.`);
  }
  return found;
}

/** Returns the entry of a demo, and all files that it imports by relative paths, directly or indirectly. */
export function getDemoFiles(entry: string): string[] {
  const files = [entry];
  // The loop also visits the files that it appends.
  for (const file of files) {
    if (isScript(file)) {
      for (const specifier of getImports(fs.readFileSync(file, 'utf8'))) {
        const target = specifier.startsWith('.') ? resolveRelative(specifier, file) : undefined;
        if (target && !files.includes(target)) {
          files.push(target);
        }
      }
    }
  }
  return files;
}

/** Returns the contents of a demo's scripts. */
export function readScripts(entry: string): string[] {
  return getDemoFiles(entry)
    .filter(isScript)
    .map((file) => fs.readFileSync(file, 'utf8'));
}

/** Returns the specifiers of all modules that a demo's files import from packages, sorted and without duplicates. */
export function getImportedModules(entry: string): string[] {
  const modules = readScripts(entry)
    .flatMap(getImports)
    .filter((name) => !name.startsWith('.'));
  return [...new Set(modules)].sort();
}

/** Returns the path of a demo's entry in a styling solution: `OrdersDesk.tailwind.tsx`. */
export function getVariantFile(folder: string, name: string, styling: CodeStyling): string {
  const slug = STYLING_SLUGS[styling];
  return path.join(folder, `${name}${slug ? `.${slug}` : ''}.tsx`);
}

/** Returns a file's display name: its path relative to the demo, without the infix of the styling solution. */
export function getDisplayName(file: string, entry: string): string {
  const name = toPosixPath(path.relative(path.dirname(entry), file));
  return name.replace(/\.(?:tailwind|css)(?=\.tsx$)/, '');
}

/**
 * Finds the entry files of a demo.
 *
 * @param name - the name in `<Demo name="OrdersDesk" />`
 * @param original - the original page, if the page is a translation; translations can use its demos
 * @returns the existing entry files by styling solution, with MUI System first
 * @throws Error that lists the existing files, if the demo doesn't exist
 */
export function findDemo(page: string, name: string, original = page): Map<CodeStyling, string> {
  const isBesidePage = fs.existsSync(getVariantFile(path.dirname(page), name, 'MUI System'));
  const folder = path.dirname(isBesidePage ? page : original);
  const found = new Map(
    STYLING_SOLUTIONS.map(
      (styling) => [styling, getVariantFile(folder, name, styling)] as const,
    ).filter(([, file]) => fs.existsSync(file)),
  );
  if (!/^[A-Za-z]\w*$/.test(name) || !found.has('MUI System')) {
    const existing = fs.readdirSync(folder).filter((file) => file.endsWith('.tsx'));
    const list = existing.length > 0 ? existing.join(', ') : 'no .tsx file';
    const element = findElementsOnPage(page, 'Demo').find(
      (each) => getAttribute(each, 'name') === name,
    );
    throw new Error(
      `${describeLocation({ path: page }, element)}: <Demo name="${name}"> expects the file ${name}.tsx next to the page, found ${list}.`,
    );
  }
  return found;
}
