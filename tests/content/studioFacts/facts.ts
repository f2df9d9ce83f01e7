/**
 * What Studio's pages say against what one would expect of it, held against the published packages.
 */
import fs from 'node:fs';
import path from 'node:path';
import { type Claim, holdClaims } from '../../support/holdClaims';
import { studioPackages } from '../../support/studioPackages';

const PAGES = path.join(__dirname, '../../../docs-studio');

// The bundler's names of files: cspell:ignore QAMTTWLA ZWPP NZNAZ GYXU

/** The server, the app in the browser, and the editor, each bundled into one file. */
export const SERVER = 'studio/dist/cli/index.mjs';
export const APP = 'studio/dist/exports/chunk-QAMTTWLA.mjs';
export const EDITOR = 'studio/dist/exports/editor.mjs';

/** How the app asks the server, and two components. */
export const CLIENT = 'studio-runtime/dist/chunk-HEG4ZWPP.js';
export const GRID = 'studio-components/dist/chunk-PCK7GYXU.js';
export const CHECKBOX = 'studio-components/dist/chunk-MR2NZNAZ.js';

/** The page that gathers them all. */
export const GATHERED = 'getting-started/support.mdx';

/** @param page below `docs-studio/` */
export function readPage(page: string): string {
  return fs.readFileSync(path.join(PAGES, page), 'utf8');
}

/**
 * @param folder below that of the packages
 * @returns the code of each of its scripts
 */
export async function readPackage(folder: string): Promise<string[]> {
  const dir = path.join(await studioPackages(), folder);
  const scripts = fs.readdirSync(dir).filter((name) => name.endsWith('.js'));
  return scripts.map((name) => fs.readFileSync(path.join(dir, name), 'utf8'));
}

/** A test for each fact; its file is one below the folder of the packages. */
export function holdFacts(facts: readonly Claim[]): void {
  holdClaims(facts, { pages: PAGES, code: studioPackages });
}
