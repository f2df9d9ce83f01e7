import path from 'node:path';
import ts from 'typescript';
import { memoize } from '../../../plugins/shared/memoize';
import { getMetaValue } from '../../../plugins/code/shared/metaValue';
import { type Fence, findFences } from '../../../scripts/lib/fences';
import { type Page, readPages } from '../../../scripts/lib/readPages';
import { selectTab } from '../../support/selectTab';

/** The exports of samples, whose types only the checks of the pages know. */
export type Exports = Record<string, any>;

/** Replacements for modules that a sample imports. */
export type Modules = Readonly<Record<string, unknown>>;

/** Returns the blocks with code or SQL on the pages whose path contains a text, or on one tab of them. */
const readBlocks = memoize((pages: string) =>
  memoize((tab: string) =>
    readPages([pages])
      .map((page): Page => (tab ? selectTab(page, tab) : page))
      .flatMap((page) => findFences(page))
      .filter(({ language }) => /^(?:[jt]sx?|sql)$/.test(language)),
  ),
);

const getTitle = ({ meta }: Fence): string => getMetaValue(meta, 'title') ?? '';
const removeExtension = (file: string): string => file.replace(/\.[jt]sx?$/, '');

const declares = ({ code }: Fence, name: string): boolean =>
  new RegExp(`(?:class|const|function|interface) ${name}\\b`).test(code);

function findBlock(
  blocks: readonly Fence[],
  sample: string,
  matches: (block: Fence) => boolean,
): Fence {
  const found = blocks.find(matches);
  if (!found) {
    const titles = blocks.map(getTitle).filter(Boolean).join(', ');
    throw new Error(`Expected the sample "${sample}" on the pages, found ${titles || 'none'}.`);
  }
  return found;
}

/**
 * Finds the block that a block imports by its path, or by its name if the importing block has no title. The last block
 * with a title replaces the earlier ones.
 */
function findImport(blocks: readonly Fence[], importer: string, request: string): Fence {
  const target = removeExtension(path.posix.join(path.posix.dirname(importer), request));
  const name = path.posix.basename(target);
  const reversed = [...blocks].reverse();
  const getFile = (block: Fence): string => removeExtension(getTitle(block));
  return (
    reversed.find((block) => getFile(block) === target) ??
    findBlock(reversed, request, (block) => path.posix.basename(getFile(block)) === name)
  );
}

/**
 * Runs samples from the text of a page, with the samples that they import, and returns their exports. Each call is a
 * new load of the app, so all modules run again.
 *
 * @param pages - a part of the pages' paths, such as `react-crud/`
 * @param samples - for each sample, the title of its block, a name that it declares, or both, separated by a space
 * @param tab - the tab of the page whose blocks are loaded; by default, all tabs
 */
export function loadSamples(
  pages: string,
  samples: readonly string[],
  modules: Modules = {},
  tab = '',
): Exports {
  const blocks = readBlocks(pages)(tab);
  const loaded = new Map<Fence, Exports>();

  function load(block: Fence): Exports {
    const known = loaded.get(block);
    if (known) {
      return known;
    }
    if (block.language === 'sql') {
      return { __esModule: true, default: block.code };
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
        ? load(findImport(blocks, getTitle(block), request))
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
    load(findBlock(blocks, sample, (block) => isSample(block, sample))),
  );
  return Object.assign({}, ...all) as Exports;
}
