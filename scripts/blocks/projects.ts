import path from 'node:path';
import manifest from '../../package.json';
import { getMetaValue } from '../../plugins/code/shared/metaValue';
import { type Fence, findFences } from '../lib/fences';
import type { Page } from '../lib/readPages';
import { toModule } from './expression';

/** The version of `@toolpad/core` for blocks that don't specify a version. */
export const DOCUMENTED_VERSION: string = manifest.dependencies['@toolpad/core'];

export interface Block {
  page: string;
  number: number;
  /** The line of the page where the code begins. */
  line: number;
  /** The path in the project, such as `src/App.tsx`. */
  file: string;
  code: string;
  /** Whether the block is a Studio expression, whose parameters have no types. */
  isExpression: boolean;
}

/** The state of a project after a block on the page. */
export interface ProjectState {
  /** The name of the state's folder. */
  name: string;
  /** The version of `@toolpad/core`. */
  version: string;
  /** The blocks by their paths, including blocks from earlier states. */
  files: Map<string, Block>;
}

/** A block that isn't compiled. */
interface UncheckedBlock {
  page: string;
  line: number;
  reason: string;
}

export interface PageBlocks {
  path: string;
  /** The paths of the pages that the page links to, whose files its blocks may import. */
  links: string[];
  states: ProjectState[];
  unchecked: UncheckedBlock[];
  checked: number;
  total: number;
  /** Whether a block augments types of other modules, which would affect other pages. */
  augments: boolean;
}

const SCRIPT_LANGUAGES = ['ts', 'tsx', 'js'];
const FILE_TITLE = /\.(?:tsx?|m?js)$/;
/** Matches the file of a link to another page: `[Forms](forms.mdx#dates)`. */
const PAGE_LINK = /\]\(([^)#\s:]+\.mdx)/g;
/** Matches the path of an import of another file. */
const FILE_IMPORT = /\bfrom '((?:\.{1,2}|@)\/[^']+)'/g;
const TYPE_AUGMENTATION = /^\s*declare\s+(?:module\s+['"]|global\b)/m;

/** Returns the path of a block, which is its title if the title is the name of a script. */
function getPath({ language, number }: Fence, title: string | undefined): string {
  const extension = language === 'js' ? 'ts' : language;
  return title !== undefined && FILE_TITLE.test(title) ? title : `src/block${number}.${extension}`;
}

/** A project that grows with the blocks of a page. */
class Project {
  readonly states: ProjectState[] = [];
  private readonly files = new Map<string, Block>();
  private readonly added = new Set<string>();

  constructor(
    private readonly page: string,
    private readonly version: string,
  ) {}

  add(block: Block, isNamed: boolean): void {
    let state = this.states.at(-1);
    if (!state || this.added.has(block.file)) {
      const slug = this.page.replace(/\.mdx?$/, '').replaceAll('/', '__');
      const name = `${slug}/${this.version}-${this.states.length + 1}`;
      state = { name, version: this.version, files: new Map(this.files) };
      this.states.push(state);
      this.added.clear();
    }
    this.added.add(block.file);
    state.files.set(block.file, block);
    if (isNamed) {
      this.files.set(block.file, block);
    }
  }
}

/**
 * Collects the blocks of a page into projects, as a reader of the page does. A block with a file name is added to the
 * project, and replaces an earlier block with the same name. Each state of the project becomes a stage, and all stages
 * are compiled. A block without a file name belongs to only one stage, together with the files of that stage.
 */
export function collectBlocks(page: Page): PageBlocks {
  const { text } = page;
  const unchecked: UncheckedBlock[] = [];
  const projects = new Map<string, Project>();
  let checked = 0;
  const fences = findFences(page);
  for (const fence of fences) {
    const { number, line, meta, language } = fence;
    const reason = getMetaValue(meta, 'no-check');
    if (reason !== undefined) {
      unchecked.push({ page: page.path, line, reason });
    } else if (SCRIPT_LANGUAGES.includes(language)) {
      const version = getMetaValue(meta, 'package') ?? DOCUMENTED_VERSION;
      const title = getMetaValue(meta, 'title');
      const file = getPath(fence, title);
      const project = projects.get(version) ?? new Project(page.path, version);
      projects.set(version, project);
      const isNamed = file === title;
      const isExpression = language === 'js' && !isNamed;
      const code = isExpression ? toModule(fence.code) : fence.code;
      project.add({ page: page.path, number, line, file, code, isExpression }, isNamed);
      checked += 1;
    }
  }
  const states = [...projects.values()].flatMap((project) => project.states);
  const links = [...text.matchAll(PAGE_LINK)].map(([, link = '']) =>
    path.posix.join(path.posix.dirname(page.path), link),
  );
  return {
    path: page.path,
    links: [...new Set(links)],
    states,
    unchecked,
    checked,
    total: fences.length,
    augments: TYPE_AUGMENTATION.test(text),
  };
}

/** Finds an imported file on a page. Later files replace earlier ones, so only the last state counts. */
function findFile(
  { states }: PageBlocks,
  version: string,
  importing: string,
  imported: string,
): Block | undefined {
  const files = states.filter((state) => state.version === version).at(-1)?.files;
  const targets = imported.startsWith('@/')
    ? [imported.replace('@', 'src'), imported.slice('@/'.length)]
    : [path.posix.join(path.posix.dirname(importing), imported)];
  return targets
    .flatMap((target) => [target, `${target}.ts`, `${target}.tsx`])
    .flatMap((name) => files?.get(name) ?? [])[0];
}

/**
 * Adds the files that a page's blocks import from pages that it links to. A guide of several pages explains each file
 * once.
 *
 * @param pages - all pages by their paths
 */
export function addLinkedFiles(page: PageBlocks, pages: ReadonlyMap<string, PageBlocks>): void {
  for (const { files, version } of page.states) {
    // The loop also visits the files that it adds.
    for (const [file, block] of files) {
      const owner = pages.get(block.page) ?? page;
      for (const [, imported = ''] of block.code.matchAll(FILE_IMPORT)) {
        const sources = [owner, ...owner.links.flatMap((link) => pages.get(link) ?? [])];
        const [found] = sources.flatMap(
          (source) => findFile(source, version, file, imported) ?? [],
        );
        if (found && !files.has(found.file)) {
          files.set(found.file, found);
          page.augments ||= TYPE_AUGMENTATION.test(found.code);
        }
      }
    }
  }
}
