import { compileToJSX } from '@docusaurus/mdx-loader/lib/utils';
import type { LoadContext } from '@docusaurus/types';
import type { Root } from 'mdast';
import { memoize } from '../../shared/memoize';
import { findElements } from '../../shared/node/mdx';
import { findParts } from '../../shared/node/parts';
import { readPage } from '../../shared/node/readPage';
import { getSections, type Section } from './sections';

/** The site settings that affect sections. They contain no functions, so that they can be passed to a worker. */
interface SectionSettings {
  siteDir: string;
  markdown: Pick<
    LoadContext['siteConfig']['markdown'],
    'format' | 'mermaid' | 'emoji' | 'mdx1Compat' | 'anchors'
  >;
}

/** An MDX file, with the settings of its site. */
export interface SectionSource {
  filePath: string;
  fileContent: string;
  settings: SectionSettings;
}

/** The data that `remarkSections` adds to a file. */
interface FileData {
  searchSections?: Section[];
}

/**
 * Reads the sections from the syntax tree after Docusaurus's own plugins have run, and then empties the tree, because
 * the compiler's output isn't used.
 */
function remarkSections() {
  return (root: Root, file: { data: FileData }): void => {
    file.data.searchSections = getSections(root);
    root.children = [];
  };
}

/**
 * Replaces the elements of imported parts with the parts' content, which readers see on the page.
 *
 * @param page - the path of the file
 */
function insertParts(root: Root, page: string): Root {
  const code = root.children.flatMap((node) => (node.type === 'mdxjsEsm' ? node.value : []));
  for (const [name, file] of findParts(code.join('\n'), page)) {
    for (const element of findElements(root, name)) {
      const part = insertParts(structuredClone(readPage(file).tree), file);
      element.children = part.children as typeof element.children;
    }
  }
  return root;
}

/** Runs before Docusaurus's plugins, which add ids to the headings of the parts. */
function remarkParts() {
  return (root: Root, file: { path: string }): void => {
    insertParts(root, file.path);
  };
}

function createCompilerOptions({ siteDir, markdown }: SectionSettings) {
  return {
    siteDir,
    staticDirs: [],
    admonitions: true,
    beforeDefaultRemarkPlugins: [remarkParts],
    remarkPlugins: [remarkSections],
    markdownConfig: {
      ...markdown,
      // Docusaurus reports broken links and images when it builds the page.
      hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } as const,
      // The compiler never calls these functions, because the tree is empty.
      parseFrontMatter: () => Promise.reject(new Error('Sections need no front matter.')),
      remarkRehypeOptions: {},
    },
  };
}

/**
 * Returns the same options object for the same settings, because Docusaurus creates a new processor for each object.
 */
const getOptions = memoize((settings: string) =>
  createCompilerOptions(JSON.parse(settings) as SectionSettings),
);

/**
 * Runs Docusaurus's own MDX processor on a file, so that anchors, admonitions, and explicit heading ids are the same as
 * on the page. `compileToJSX` isn't part of the package's public API, so the version is pinned, and
 * plugins/search/__tests__/readSections.test.ts fails if it changes.
 */
export default async function readSections({
  settings,
  ...file
}: SectionSource): Promise<Section[]> {
  const { data } = await compileToJSX({
    ...file,
    frontMatter: {},
    options: getOptions(JSON.stringify(settings)),
    compilerName: 'server',
  });
  return (data as FileData).searchSections ?? [];
}
