/** What pages of the library say about its code, held against the installed package. */
import path from 'node:path';
import { type Claim, holdClaims } from '../../support/holdClaims';

const ROOT = path.join(__dirname, '../../..');

export interface Fact extends Omit<Claim, 'says'> {
  /** Pages below `docs-toolpad-core/`, each of which says it in the same words. */
  pages: string[];
  says: RegExp;
}

/** A test for each fact; its file is one below `node_modules/@toolpad/`. */
export function holdFacts(facts: readonly Fact[]): void {
  const claims = facts.map(({ pages, says, ...rest }) => ({
    ...rest,
    says: Object.fromEntries(pages.map((page) => [page, says])),
  }));
  holdClaims(claims, {
    pages: path.join(ROOT, 'docs-toolpad-core'),
    code: () => path.join(ROOT, 'node_modules/@toolpad'),
  });
}
