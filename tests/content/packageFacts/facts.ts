/**
 * What pages of the library say about its code, held against the installed package: when a sentence
 * goes, or the code that it is about changes, the fact is to be looked at once more.
 */
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');

export interface Fact {
  fact: string;
  /** Pages below `docs-toolpad-core/`, each of which says it. */
  pages: string[];
  says: RegExp;
  /** Below `node_modules/@toolpad/`. */
  file: string;
  shows: RegExp;
}

const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

/** A test for each fact: its pages say it, and its file shows it. */
export function holdFacts(facts: readonly Fact[]): void {
  test.each(facts)('$fact', ({ pages, says, file, shows }) => {
    for (const page of pages) {
      expect({ page, text: read(`docs-toolpad-core/${page}`) }).toEqual({
        page,
        text: expect.stringMatching(says) as string,
      });
    }
    expect(read(`node_modules/@toolpad/${file}`)).toMatch(shows);
  });
}
