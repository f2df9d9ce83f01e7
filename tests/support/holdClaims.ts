import fs from 'node:fs';
import path from 'node:path';

/** Something that pages say of a product's code. */
export interface Claim {
  fact: string;
  /** The pages, and the sentence by which each of them says it. */
  says: Readonly<Record<string, RegExp>>;
  /** The file that shows it. */
  file: string;
  shows: RegExp;
}

/**
 * A test for each claim: its pages say it, and its file shows it. When a sentence goes, or the code that it
 * is about changes, the claim is to be looked at once more.
 *
 * @param pages the folder of the pages
 * @param code the folder of the code
 */
export function holdClaims(
  claims: readonly Claim[],
  { pages, code }: { pages: string; code: () => Promise<string> | string },
): void {
  test.each(claims)('$fact', async ({ says, file, shows }) => {
    for (const [page, sentence] of Object.entries(says)) {
      expect({ page, text: fs.readFileSync(path.join(pages, page), 'utf8') }).toEqual({
        page,
        text: expect.stringMatching(sentence) as string,
      });
    }
    expect(fs.readFileSync(path.join(await code(), file), 'utf8')).toMatch(shows);
  });
}
