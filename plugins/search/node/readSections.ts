import { compileToJSX } from '@docusaurus/mdx-loader/lib/utils';
import type { LoadContext } from '@docusaurus/types';
import type { Root } from 'mdast';
import { remembered } from '../../shared/remembered';
import { type Section, sectionsOf } from './sections';

/** A site's settings on which sections depend: no functions, so that they can be given to a thread. */
interface SectionSettings {
  siteDir: string;
  markdown: Pick<
    LoadContext['siteConfig']['markdown'],
    'format' | 'mermaid' | 'emoji' | 'mdx1Compat' | 'anchors'
  >;
}

/** A file in MDX, and the settings of its site. */
export interface SectionSource {
  filePath: string;
  fileContent: string;
  settings: SectionSettings;
}

/** Where the plugin at the end of the chain leaves what it found. */
interface FileData {
  searchSections?: Section[];
}

/**
 * Takes the sections and leaves the rest of the compiler nothing to do: only the tree is wanted, in
 * the state in which Docusaurus's own plugins have put it.
 */
function takeSections() {
  return (root: Root, file: { data: FileData }): void => {
    file.data.searchSections = sectionsOf(root);
    root.children = [];
  };
}

function compilerOptions({ siteDir, markdown }: SectionSettings) {
  return {
    siteDir,
    staticDirs: [],
    admonitions: true,
    remarkPlugins: [takeSections],
    markdownConfig: {
      ...markdown,
      // The page itself reports broken links and images, in its own words, a moment later.
      hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } as const,
      // What works on the page before its compiler, or on what it makes of the tree.
      parseFrontMatter: () => Promise.reject(new Error('Sections need no front matter.')),
      remarkRehypeOptions: {},
    },
  };
}

/** By the site's settings as JSON: Docusaurus makes a new processor for new options. */
const optionsOf = remembered((settings: string) =>
  compilerOptions(JSON.parse(settings) as SectionSettings),
);

/**
 * Sends a file through Docusaurus's own MDX processor, so that anchors, admonitions and explicit heading
 * ids are what they are on the page, by construction and not by imitation; plugins/shared/node/readPage.ts
 * knows only what the writer wrote. `compileToJSX` is not part of the package's public face: the version is
 * pinned, and plugins/search/__tests__/readSections.test.ts would notice.
 */
export default async function readSections({
  settings,
  ...file
}: SectionSource): Promise<Section[]> {
  const { data } = await compileToJSX({
    ...file,
    frontMatter: {},
    options: optionsOf(JSON.stringify(settings)),
    compilerName: 'server',
  });
  return (data as FileData).searchSections ?? [];
}
