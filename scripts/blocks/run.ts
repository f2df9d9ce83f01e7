import { getErrorMessage } from '../../plugins/shared/unknown';
import { readPages } from '../lib/readPages';
import { Compiler, type Mistake } from './compile';
import { findMistakes } from './mistakes';
import { addLinkedFiles, collectBlocks, type PageBlocks } from './projects';
import { prepareWorkspace } from './workspace';

export interface CheckResult {
  passed: number;
  failed: number;
}

/** Prints the findings about a page or block. */
function report(name: string, findings: readonly string[]): void {
  console.log(`FAIL ${name}`);
  findings.forEach((finding) => console.log(`     ${finding.replaceAll('\n', '\n     ')}`));
}

/** The maximum share of blocks, in all languages, that aren't checked. */
const MAX_UNCHECKED_SHARE = 0.03;

/** Compiles all pages together, except for states whose blocks augment types, which are compiled individually. */
function compileAll(pages: readonly PageBlocks[], compiler: Compiler): Mistake[] {
  const together = pages.filter(({ augments }) => !augments).flatMap(({ states }) => states);
  const apart = pages
    .filter(({ augments }) => augments)
    .flatMap(({ states }) => states.map((state) => [state]));
  const found = new Map(
    [together, ...apart]
      .filter((states) => states.length > 0)
      .flatMap((states) => [...compiler.compile(states)]),
  );
  return pages.flatMap((page) => findMistakes(page, found));
}

/**
 * Compiles the TypeScript and JavaScript blocks of pages.
 *
 * @param parts - parts of the pages' paths; an empty array selects all pages
 * @returns the result, in which `failed` counts blocks with mistakes, pages that can't be read, and one more failure if
 * too many blocks aren't checked
 */
export async function checkBlocks(parts: readonly string[]): Promise<CheckResult> {
  const start = Date.now();
  let failed = 0;
  const all = readPages([]).flatMap((page) => {
    try {
      return [collectBlocks(page)];
    } catch (error) {
      failed += 1;
      report(page.path, [getErrorMessage(error)]);
      return [];
    }
  });
  const selected = new Set(readPages(parts).map((page) => page.path));
  const pages = all.filter((page) => selected.has(page.path));
  const byPath = new Map(all.map((page) => [page.path, page]));
  pages.forEach((page) => addLinkedFiles(page, byPath));
  const checked = pages.reduce((sum, page) => sum + page.checked, 0);
  const total = pages.reduce((sum, page) => sum + page.total, 0);
  const unchecked = pages.flatMap((page) => page.unchecked);

  const workspace = await prepareWorkspace();
  const mistakes = checked > 0 ? compileAll(pages, new Compiler(workspace)) : [];
  for (const { page, number, line, message } of mistakes) {
    report(`${page}:${line} (block ${number})`, [message]);
  }
  for (const { page, line, reason } of unchecked) {
    console.log(`not checked: ${page}:${line}: ${reason}`);
  }
  const broken = new Set(mistakes.map(({ page, number }) => `${page} ${number}`)).size;
  failed += broken;
  if (parts.length === 0 && unchecked.length > total * MAX_UNCHECKED_SHARE) {
    failed += 1;
    console.log(
      `FAIL ${unchecked.length} of ${total} blocks are unchecked; the limit is ${MAX_UNCHECKED_SHARE * 100}%`,
    );
  }
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(
    `\n${total} blocks, ${checked} compiled, ${unchecked.length} unchecked (${seconds} s)`,
  );
  return { passed: checked - broken, failed };
}
