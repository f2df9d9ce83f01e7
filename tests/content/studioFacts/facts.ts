/**
 * What Studio's pages say against what one would expect of it, held against the published packages:
 * when a sentence goes, or a pinned version changes, the fact is to be looked at once more.
 */
import fs from 'node:fs';
import path from 'node:path';
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

interface Fact {
  fact: string;
  /** Pages below `docs-studio/`, and the sentence by which each of them says it. */
  says: Readonly<Record<string, RegExp>>;
  /** Below the folder of the packages. */
  file: string;
  shows: RegExp;
}

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

/** A test for each fact: its pages say it, and its file shows it. */
export function holdFacts(facts: readonly Fact[]): void {
  test.each(facts)('$fact', async ({ says, file, shows }) => {
    for (const [page, sentence] of Object.entries(says)) {
      expect({ page, text: readPage(page) }).toEqual({
        page,
        text: expect.stringMatching(sentence) as string,
      });
    }
    expect(fs.readFileSync(path.join(await studioPackages(), file), 'utf8')).toMatch(shows);
  });
}
