import manifest from '../../../package.json';
import { copiedCode, type Fence, fencesOf, metaValue } from '../lib/fences';
import type { Page } from '../lib/readPages';
import { moduleOfExpression } from './expression';

/** The version of @toolpad/core that the blocks of this site are for, unless they say otherwise. */
export const DOCUMENTED_VERSION: string = manifest.dependencies['@toolpad/core'];

/** A block that is compiled. */
export interface Block {
  page: string;
  number: number;
  /** The page's line on which the code begins. */
  line: number;
  /** Where it lies in its project: `src/App.tsx`. */
  file: string;
  code: string;
  /** It is an expression of Studio's, whose parameters have no types. */
  isExpression: boolean;
}

/** What stands in a project's folder at one point of the page. */
export interface Stage {
  /** A name for the folder. */
  name: string;
  /** The version of @toolpad/core. */
  version: string;
  /** By name; those that stand in it from earlier stages too. */
  files: Map<string, Block>;
}

/** A block that is not compiled. */
interface Unchecked {
  page: string;
  number: number;
  line: number;
  reason: string;
}

export interface PageBlocks {
  stages: Stage[];
  unchecked: Unchecked[];
  /** How many blocks are compiled. */
  checked: number;
  /** How many there are, in all languages. */
  total: number;
  /** Whether a block adds to the types of others, and would to those of other pages. */
  augments: boolean;
}

const SCRIPTS = ['ts', 'tsx', 'js'];
const FILE_TITLE = /\.(?:tsx?|m?js)$/;
const AUGMENTS = /^\s*declare\s+(?:module\s+['"]|global\b)/m;

/** What an unnamed block in JavaScript is compiled as: an expression, which knows the page's state. */
function fileOf({ language, number }: Fence, title: string | undefined): string {
  const ending = language === 'js' ? 'ts' : language;
  return title !== undefined && FILE_TITLE.test(title) ? title : `src/block${number}.${ending}`;
}

function slugOf(page: string): string {
  return page.replace(/\.mdx?$/, '').replaceAll('/', '__');
}

/** A project as it grows while a page is read. */
class Project {
  readonly stages: Stage[] = [];
  private readonly files = new Map<string, Block>();
  private readonly written = new Set<string>();

  constructor(
    private readonly slug: string,
    private readonly version: string,
  ) {}

  add(block: Block, isNamed: boolean): void {
    let stage = this.stages.at(-1);
    if (!stage || this.written.has(block.file)) {
      const name = `${this.slug}/${this.version}-${this.stages.length + 1}`;
      stage = { name, version: this.version, files: new Map(this.files) };
      this.stages.push(stage);
      this.written.clear();
    }
    this.written.add(block.file);
    stage.files.set(block.file, block);
    if (isNamed) {
      this.files.set(block.file, block);
    }
  }
}

/**
 * Lays out a page's blocks as a reader would who follows it: a block with a file's name goes into the
 * project, and takes the place of an earlier one of the same name. Each state of the project becomes
 * a stage, so that all are compiled. A block without a name stands for itself, beside the files that
 * the reader has then.
 */
export function blocksOfPage(page: Page): PageBlocks {
  const { path, text } = page;
  const unchecked: Unchecked[] = [];
  const projects = new Map<string, Project>();
  let checked = 0;
  const fences = fencesOf(page);
  for (const fence of fences) {
    const { number, line, meta, language } = fence;
    const reason = metaValue(meta, 'no-check');
    if (reason !== undefined) {
      unchecked.push({ page: path, number, line, reason });
      continue;
    }
    if (!SCRIPTS.includes(language)) {
      continue;
    }
    const version = metaValue(meta, 'package') ?? DOCUMENTED_VERSION;
    const title = metaValue(meta, 'title');
    const file = fileOf(fence, title);
    const project = projects.get(version) ?? new Project(slugOf(path), version);
    projects.set(version, project);
    const isNamed = file === title;
    const isExpression = language === 'js' && !isNamed;
    const copied = copiedCode(fence.code);
    const code = isExpression ? moduleOfExpression(copied) : copied;
    project.add({ page: path, number, line, file, code, isExpression }, isNamed);
    checked += 1;
  }
  const stages = [...projects.values()].flatMap((project) => project.stages);
  const total = fences.length;
  return { stages, unchecked, checked, total, augments: AUGMENTS.test(text) };
}
