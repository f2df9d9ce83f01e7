import manifest from '../../../package.json';
import { type Fence, findFences, getMetaValue } from '../lib/fences';
import type { Page } from '../lib/readPages';
import { toModule } from './expression';

/** The version of `@toolpad/core` for blocks that don't specify a version. */
export const DOCUMENTED_VERSION: string = manifest.dependencies['@toolpad/core'];

/** A block that is compiled. */
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
  states: ProjectState[];
  unchecked: UncheckedBlock[];
  /** The number of compiled blocks. */
  checked: number;
  /** The number of blocks in all languages. */
  total: number;
  /** Whether a block augments types of other modules, which would affect other pages. */
  augments: boolean;
}

const SCRIPT_LANGUAGES = ['ts', 'tsx', 'js'];
const FILE_TITLE = /\.(?:tsx?|m?js)$/;
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
  const { path, text } = page;
  const unchecked: UncheckedBlock[] = [];
  const projects = new Map<string, Project>();
  let checked = 0;
  const fences = findFences(page);
  for (const fence of fences) {
    const { number, line, meta, language } = fence;
    const reason = getMetaValue(meta, 'no-check');
    if (reason !== undefined) {
      unchecked.push({ page: path, line, reason });
    } else if (SCRIPT_LANGUAGES.includes(language)) {
      const version = getMetaValue(meta, 'package') ?? DOCUMENTED_VERSION;
      const title = getMetaValue(meta, 'title');
      const file = getPath(fence, title);
      const project = projects.get(version) ?? new Project(path, version);
      projects.set(version, project);
      const isNamed = file === title;
      const isExpression = language === 'js' && !isNamed;
      const code = isExpression ? toModule(fence.code) : fence.code;
      project.add({ page: path, number, line, file, code, isExpression }, isNamed);
      checked += 1;
    }
  }
  const states = [...projects.values()].flatMap((project) => project.states);
  return {
    states,
    unchecked,
    checked,
    total: fences.length,
    augments: TYPE_AUGMENTATION.test(text),
  };
}
