import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { type CodeStyling, STYLING_WORDS } from '../../shared/types';

/** What may stand behind a relative import, in the order of looking. */
const ENDINGS = ['', '.tsx', '.ts', '.css', '.json'];

export const isScript = (file: string): boolean => /\.tsx?$/.test(file);

/** What a script imports, in the order of the file. */
function importsOf(code: string): string[] {
  return ts.preProcessFile(code, true, true).importedFiles.map(({ fileName }) => fileName);
}

/** The package of a bare import: `@mui/material/Box` → `@mui/material`. */
export function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');
}

function resolveRelative(specifier: string, from: string): string {
  const target = path.resolve(path.dirname(from), specifier);
  const found = ENDINGS.map((ending) => target + ending).find(
    (file) => fs.existsSync(file) && fs.statSync(file).isFile(),
  );
  if (!found) {
    throw new Error(`${from}: imports "${specifier}", but there is no such file beside it.`);
  }
  return found;
}

/**
 * A demo's files: itself, then what it imports by relative paths, and so on.
 *
 * @param entry the demo's file
 * @returns paths, without repetition
 */
export function filesOfDemo(entry: string): string[] {
  const files = [entry];
  // The list grows while it is walked.
  for (const file of files) {
    if (isScript(file)) {
      for (const specifier of importsOf(fs.readFileSync(file, 'utf8'))) {
        const target = specifier.startsWith('.') ? resolveRelative(specifier, file) : undefined;
        if (target && !files.includes(target)) {
          files.push(target);
        }
      }
    }
  }
  return files;
}

/** The texts of the scripts that a demo is made of. */
export function scriptsOf(entry: string): string[] {
  return filesOfDemo(entry)
    .filter(isScript)
    .map((file) => fs.readFileSync(file, 'utf8'));
}

/** What a demo's files import from packages, by name, as often as they do. */
export function modulesOf(entry: string): string[] {
  return scriptsOf(entry)
    .flatMap(importsOf)
    .filter((name) => !name.startsWith('.'));
}

/** The file of a demo in one styling: `OrdersDesk.tailwind.tsx`. */
export function variantFile(folder: string, name: string, styling: CodeStyling): string {
  const word = STYLING_WORDS[styling];
  return path.join(folder, `${name}${word ? `.${word}` : ''}.tsx`);
}

/** The name that a reader sees: without the styling's infix, relative to the demo. */
export function shownName(file: string, entry: string): string {
  const name = path.relative(path.dirname(entry), file).split(path.sep).join('/');
  return name.replace(/\.(?:tailwind|css)(?=\.tsx$)/, '');
}

/**
 * Finds a demo by the name that a page gives it.
 *
 * @param page the page's file
 * @param name as in `<Demo name="OrdersDesk" />`
 * @param original the file that the page is a translation of; its demos are there for both
 * @returns the stylings that exist, each with its file; MUI System first
 * @throws {Error} if there is none, naming those that there are
 */
export function findDemo(page: string, name: string, original = page): Map<CodeStyling, string> {
  const isBeside = fs.existsSync(variantFile(path.dirname(page), name, 'MUI System'));
  const folder = path.dirname(isBeside ? page : original);
  const stylings = Object.keys(STYLING_WORDS) as CodeStyling[];
  const found = new Map(
    stylings
      .map((styling) => [styling, variantFile(folder, name, styling)] as const)
      .filter(([, file]) => fs.existsSync(file)),
  );
  if (!/^[A-Za-z]\w*$/.test(name) || !found.has('MUI System')) {
    const there = fs.readdirSync(folder).filter((file) => file.endsWith('.tsx'));
    const list = there.length > 0 ? `there are ${there.join(', ')}` : 'there is no .tsx file';
    throw new Error(
      `${page}: <Demo name="${name}"> expects the file ${name}.tsx beside the page; ${list} in ${folder}.`,
    );
  }
  return found;
}
