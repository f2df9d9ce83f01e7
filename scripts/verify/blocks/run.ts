import { messageOf } from '../../../plugins/shared/messageOf';
import { readPages } from '../lib/readPages';
import { Compiler, type Mistake } from './compile';
import { judgeStages } from './judge';
import { blocksOfPage, type PageBlocks } from './projects';
import { prepareWorkspace } from './workspace';

/** No more of the blocks, in all languages, than this may go unchecked. */
const MAX_UNCHECKED = 0.03;

export interface VerifyBlocksOptions {
  siteDir: string;
  /** Parts of the paths of the pages; none for all. */
  pages: readonly string[];
  say: (line: string) => void;
}

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
 * Compiles the TypeScript and JavaScript blocks of pages.
 *
 * @returns how many blocks have mistakes, with the pages that cannot be read, and one more if too many
 *   blocks go unchecked
 */
export async function verifyBlocks(options: VerifyBlocksOptions): Promise<number> {
  const { siteDir, say } = options;
  const start = Date.now();
  const unreadable: string[] = [];
  const pages = readPages(siteDir, options.pages).flatMap((page) => {
    try {
      return [blocksOfPage(page)];
    } catch (error) {
      unreadable.push(`FAIL ${page.path}\n     ${messageOf(error)}`);
      return [];
    }
  });
  const checked = pages.reduce((sum, page) => sum + page.checked, 0);
  const unchecked = pages.flatMap((page) => page.unchecked);

  const workspace = await prepareWorkspace(siteDir, say);
  const mistakes = checked > 0 ? compileAll(pages, new Compiler(workspace)) : [];
  unreadable.forEach(say);
  for (const { page, number, line, message } of mistakes) {
    say(`FAIL ${page}:${line} (block ${number})\n     ${message.replaceAll('\n', '\n     ')}`);
  }
  for (const { page, line, reason } of unchecked) {
    say(`not checked: ${page}:${line}: ${reason}`);
  }
  const broken = new Set(mistakes.map(({ page, number }) => `${page} ${number}`)).size;
  const total = pages.reduce((sum, page) => sum + page.total, 0);
  const isTooMuch = options.pages.length === 0 && unchecked.length > total * MAX_UNCHECKED;
  if (isTooMuch) {
    say(
      `FAIL ${unchecked.length} of ${total} blocks go unchecked; at most ${MAX_UNCHECKED * 100} %`,
    );
  }
  const failed = broken + unreadable.length + Number(isTooMuch);
  const seconds = Math.round((Date.now() - start) / 1000);
  say(`\n${total} blocks, ${checked} compiled, ${unchecked.length} unchecked (${seconds} s)`);
  say(`${checked - broken} passed, ${failed} failed`);
  return failed;
}
