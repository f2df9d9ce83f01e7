import fs from 'node:fs/promises';
import { compileToJSX } from '@docusaurus/mdx-loader/lib/utils';
import type { LoadContext } from '@docusaurus/types';
import type { Root } from 'mdast';
import { type Section, sectionsOf } from './sections';

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

/** Reads the sections of one MDX file. */
export type SectionReader = (filePath: string) => Promise<Section[]>;

/**
 * Makes a reader that sends files through Docusaurus's own MDX processor, so that anchors,
 * admonitions and explicit heading ids are what they are on the page, by construction and not by
 * imitation; plugins/shared/node/readPage.ts knows only what the writer wrote. `compileToJSX` is not
 * part of the package's public face: the version is pinned, and
 * tests/unit/search/readSections.test.ts would notice.
 */
export function createSectionReader({
  siteDir,
  siteConfig: { markdown },
}: Pick<LoadContext, 'siteDir'> & {
  siteConfig: Pick<LoadContext['siteConfig'], 'markdown'>;
}): SectionReader {
  const options = {
    siteDir,
    staticDirs: [],
    admonitions: true,
    remarkPlugins: [takeSections],
    // The page itself reports broken links and images, in its own words, a moment later.
    markdownConfig: {
      ...markdown,
      hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } as const,
    },
  };
  const known = new Map<string, { content: string; sections: Section[] }>();

  return async (filePath) => {
    const fileContent = await fs.readFile(filePath, 'utf8');
    const before = known.get(filePath);
    if (before?.content === fileContent) {
      return before.sections;
    }
    const { data } = await compileToJSX({
      filePath,
      fileContent,
      frontMatter: {},
      options,
      compilerName: 'server',
    });
    const sections = (data as FileData).searchSections ?? [];
    known.set(filePath, { content: fileContent, sections });
    return sections;
  };
}
