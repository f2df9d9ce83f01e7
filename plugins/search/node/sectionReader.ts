import fs from 'node:fs/promises';
import type { LoadContext } from '@docusaurus/types';
import type { SectionSource } from './readSections';
import type { Section } from './sections';

export type SectionReader = (filePath: string) => Promise<Section[]>;

/**
 * Creates a reader for a site's files. It caches the sections of unchanged files.
 *
 * @param read - runs readSections.ts, in this thread or in a worker
 */
export function createSectionReader(
  {
    siteDir,
    siteConfig: { markdown },
  }: Pick<LoadContext, 'siteDir'> & { siteConfig: Pick<LoadContext['siteConfig'], 'markdown'> },
  read: (source: SectionSource) => Promise<Section[]>,
): SectionReader {
  const { preprocessor, format, mermaid, emoji, mdx1Compat, anchors } = markdown;
  const settings = { siteDir, markdown: { format, mermaid, emoji, mdx1Compat, anchors } };
  const known = new Map<string, { content: string; sections: Section[] }>();

  return async (filePath) => {
    const content = await fs.readFile(filePath, 'utf8');
    const before = known.get(filePath);
    if (before?.content === content) {
      return before.sections;
    }
    // A function of the site's configuration can't be passed to a worker.
    const fileContent = preprocessor?.({ filePath, fileContent: content }) ?? content;
    const sections = await read({ filePath, fileContent, settings });
    known.set(filePath, { content, sections });
    return sections;
  };
}
