import path from 'node:path';
import ts from 'typescript';
import { type Fence, findFences, getMetaValue } from '../../../scripts/verify/lib/fences';
import { readPages } from '../../../scripts/verify/lib/readPages';

/** The exports of samples, whose types only the checks of the pages know. */
export type Exports = Record<string, any>;

/** Replacements for modules that a sample imports. */
export type Modules = Readonly<Record<string, unknown>>;

/** The blocks of pages that were already read. */
const blocksByPages = new Map<string, Fence[]>();

function readBlocks(pages: string): Fence[] {
  const blocks =
    blocksByPages.get(pages) ??
    readPages([pages])
      .flatMap((page) => findFences(page))
      .filter(({ language }) => /^[jt]sx?$/.test(language));
  blocksByPages.set(pages, blocks);
  return blocks;
}

const getTitle = ({ meta }: Fence): string => getMetaValue(meta, 'title') ?? '';
const removeExtension = (file: string): string => file.replace(/\.[jt]sx?$/, '');

const declares = ({ code }: Fence, name: string): boolean =>
  new RegExp(`(?:class|const|function|interface) ${name}\\b`).test(code);

function findBlock(pages: string, sample: string, matches: (block: Fence) => boolean): Fence {
  const found = readBlocks(pages).find(matches);
  if (!found) {
    throw new Error(
      `Expected the sample "${sample}" on a page whose path contains "${pages}", found none.`,
    );
  }
  return found;
}

/**
 * Finds the block that a block imports by its path, or by its name if the importing block has no title. The last block
 * with a title replaces the earlier ones.
 */
function findImport(pages: string, importer: string, request: string): Fence {
  const target = removeExtension(path.posix.join(path.posix.dirname(importer), request));
  const name = path.posix.basename(target);
  const blocks = [...readBlocks(pages)].reverse();
  const getFile = (block: Fence): string => removeExtension(getTitle(block));
  const found =
    blocks.find((block) => getFile(block) === target) ??
    blocks.find((block) => path.posix.basename(getFile(block)) === name);
  return found ?? findBlock(pages, request, () => false);
}

/**
 * Runs samples from the text of a page, with the samples that they import, and returns their exports. Each call is a
 * new load of the app, so all modules run again.
 *
 * @param pages - a part of the pages' paths, such as `react-crud/`
 * @param samples - for each sample, the title of its block, a name that it declares, or both, separated by a space
 */
export function loadSamples(
  pages: string,
  samples: readonly string[],
  modules: Modules = {},
): Exports {
  const loaded = new Map<Fence, Exports>();

  function load(block: Fence): Exports {
    const known = loaded.get(block);
    if (known) {
      return known;
    }
    const { outputText } = ts.transpileModule(block.code, {
      // JSX and generic arrow functions are ambiguous.
      fileName: `sample.${block.language}`,
      compilerOptions: {
        esModuleInterop: true,
        jsx: ts.JsxEmit.ReactJSX,
        module: ts.ModuleKind.CommonJS,
        target: ts.ScriptTarget.ES2022,
      },
    });
    const exported: Exports = {};
    loaded.set(block, exported);
    const requireModule = (request: string): unknown =>
      modules[request] ??
      (/^[.@]\.?\//.test(request)
        ? load(findImport(pages, getTitle(block), request))
        : jest.requireActual(request));
    // eslint-disable-next-line @typescript-eslint/no-implied-eval
    const run = new Function('require', 'exports', outputText) as (
      load: typeof requireModule,
      exports: Exports,
    ) => void;
    run(requireModule, exported);
    return exported;
  }

  const isSample = (block: Fence, sample: string): boolean =>
    sample
      .split(' ')
      .every((part) => (part.includes('.') ? getTitle(block) === part : declares(block, part)));
  const all = samples.map((sample) =>
    load(findBlock(pages, sample, (block) => isSample(block, sample))),
  );
  return Object.assign({}, ...all) as Exports;
}
