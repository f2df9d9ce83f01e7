import { messageOf } from '../../../plugins/shared/messageOf';
import { readPages } from '../lib/readPages';
import { tell, type Verdict } from '../lib/tell';
import { Compiler, type Mistake } from './compile';
import { judgeStages } from './judge';
import { blocksOfPage, type PageBlocks } from './projects';
import { prepareWorkspace } from './workspace';

/** No more of the blocks, in all languages, than this may go unchecked. */
const MAX_UNCHECKED = 0.03;

/** Where blocks add to the types of others, each state of the project is compiled by itself. */
function compileAll(pages: readonly PageBlocks[], compiler: Compiler): Mistake[] {
  const together = pages.filter(({ augments }) => !augments).flatMap(({ stages }) => stages);
  const apart = pages
    .filter(({ augments }) => augments)
    .flatMap(({ stages }) => stages.map((stage) => [stage]));
  const found = new Map(
    [together, ...apart]
      .filter((stages) => stages.length > 0)
      .flatMap((stages) => [...compiler.compile(stages)]),
  );
  return pages.flatMap(({ stages }) => judgeStages(stages, found));
}

/**
 * Compiles the TypeScript and JavaScript blocks of pages, all or those with one of the parts in their paths.
 *
 * @returns how many blocks have mistakes, with the pages that cannot be read, and one more if too many
 *   blocks go unchecked
 */
export async function verify(parts: readonly string[]): Promise<Verdict> {
  const start = Date.now();
  let failed = 0;
  const pages = readPages(parts).flatMap((page) => {
    try {
      return [blocksOfPage(page)];
    } catch (error) {
      failed += 1;
      tell(page.path, [messageOf(error)]);
      return [];
    }
  });
  const checked = pages.reduce((sum, page) => sum + page.checked, 0);
  const unchecked = pages.flatMap((page) => page.unchecked);

  const workspace = await prepareWorkspace();
  const mistakes = checked > 0 ? compileAll(pages, new Compiler(workspace)) : [];
  for (const { page, number, line, message } of mistakes) {
    tell(`${page}:${line} (block ${number})`, [message]);
  }
  for (const { page, line, reason } of unchecked) {
    console.log(`not checked: ${page}:${line}: ${reason}`);
  }
  const broken = new Set(mistakes.map(({ page, number }) => `${page} ${number}`)).size;
  failed += broken;
  const total = pages.reduce((sum, page) => sum + page.total, 0);
  if (parts.length === 0 && unchecked.length > total * MAX_UNCHECKED) {
    failed += 1;
    console.log(
      `FAIL ${unchecked.length} of ${total} blocks go unchecked; at most ${MAX_UNCHECKED * 100} %`,
    );
  }
  const seconds = Math.round((Date.now() - start) / 1000);
  console.log(
    `\n${total} blocks, ${checked} compiled, ${unchecked.length} unchecked (${seconds} s)`,
  );
  return { passed: checked - broken, failed };
}
