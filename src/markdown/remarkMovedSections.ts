import fs from 'node:fs';
import path from 'node:path';
import type { Paragraph, Root } from 'mdast';
import type { VFile } from 'vfile';
import { getDemoHashes } from '../../plugins/demos/shared/paths';
import { STYLING_SLUGS } from '../../plugins/demos/shared/types';
import { createElement } from '../../plugins/shared/node/mdx';

/** The class of the element with the links to moved sections. */
export const MOVED_SECTIONS_CLASS = 'moved-sections';

/** The field `moved_sections` of a page's front matter: anchors and demos by the file that contains them now. */
type MovedSections = Record<string, string[]>;

/** Returns the published anchors of an entry: the anchor itself, or all anchors of a demo. */
function getAnchors(entry: string, folder: string): string[] {
  const stylings = Object.entries(STYLING_SLUGS).flatMap(([styling, slug]) =>
    fs.existsSync(path.join(folder, [entry, slug, 'tsx'].filter(Boolean).join('.')))
      ? [styling as keyof typeof STYLING_SLUGS]
      : [],
  );
  return stylings.length > 0 ? getDemoHashes({ name: entry, stylings }) : [entry];
}

function createPointer(file: string, anchor: string): Paragraph {
  return {
    type: 'paragraph',
    // Docusaurus collects the ids of links as anchors. The id of a paragraph isn't collected, so the build fails if
    // another page links to it instead of to the new page.
    data: { hProperties: { id: anchor } },
    children: [
      {
        type: 'link',
        url: `${file}#${anchor}`,
        children: [{ ...createElement('MovedSection'), type: 'mdxJsxTextElement', children: [] }],
      },
    ],
  };
}

/**
 * Remark plugin that keeps the published anchors of sections that are on other pages now (`moved_sections` in the front
 * matter). For each anchor, it adds an element with this id that links to the section. src/components/Fold/openFolds.ts
 * takes readers there.
 */
export function remarkMovedSections() {
  return (tree: Root, file: VFile): void => {
    const { frontMatter } = file.data as { frontMatter?: { moved_sections?: MovedSections } };
    const moved = Object.entries(frontMatter?.moved_sections ?? {});
    if (moved.length > 0) {
      const pointers = moved.flatMap(([page, entries]) =>
        entries
          .flatMap((entry) => getAnchors(entry, path.dirname(file.path)))
          .map((anchor) => createPointer(page, anchor)),
      );
      tree.children.push({
        type: 'blockquote',
        data: {
          hName: 'div',
          hProperties: { className: [MOVED_SECTIONS_CLASS], 'data-mdast': 'ignore' },
        },
        children: pointers,
      });
    }
  };
}
