import fs from 'node:fs';
import path from 'node:path';
import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { listElements } from '../../plugins/hosting/markdown';
import { addHeadingIds } from './remarkHeadingIds';
import { MOVED_SECTIONS_CLASS } from './remarkMovedSections';
import { findParts } from '../../plugins/shared/node/parts';
import { readPage } from '../../plugins/shared/node/readPage';
import { COMPONENT_NAMES } from '../theme/MDXComponents/names';

const isKnownComponent = (name: string, code: string): boolean =>
  COMPONENT_NAMES.some((known) => known === name) || new RegExp(`\\b${name}\\b`).test(code);

/** Returns the ids of a part's headings, and of the parts that it contains. */
async function readPartIds(file: string): Promise<string[]> {
  const tree = await addHeadingIds(readPage(file).tree);
  const ids: string[] = [];
  const imports: string[] = [];
  visit(tree, (node) => {
    if (node.type === 'heading') {
      ids.push(String(node.data?.hProperties?.id));
    } else if (node.type === 'mdxjsEsm') {
      imports.push(node.value);
    }
  });
  const parts = [...findParts(imports.join('\n'), file).values()];
  return [...ids, ...(await Promise.all(parts.map(readPartIds))).flat()];
}

/**
 * Rehype plugin that rejects components that the page doesn't import, anchors that occur twice, and links to anchors
 * that their own page lacks. Docusaurus finds them only at the end of a build, or not at all.
 */
export function rehypeReferences() {
  return async (tree: Root, file: VFile): Promise<void> => {
    let code = '';
    const moved = new Set<unknown>();
    visit(tree, (node) => {
      if (node.type === 'mdxjsEsm') {
        code += `${node.value}\n`;
      } else if (
        node.type === 'element' &&
        node.properties.className?.includes(MOVED_SECTIONS_CLASS)
      ) {
        // Links lead to the new page of a moved section (remarkMovedSections.ts).
        visit(node, 'element', ({ properties }) => void moved.add(properties.id));
      }
    });
    const elements = listElements(tree, file);
    const anchors = new Set<string | undefined>(
      elements.map(({ attributes }) => attributes.id).filter((id) => !moved.has(id)),
    );
    const parts = findParts(code, file.path);
    const seen = new Set<string>();
    for (const { attributes, location, name } of elements) {
      const [component = ''] = name.split('.');
      if (/^[A-Z]/.test(component) && !isKnownComponent(component, code)) {
        throw new Error(
          `${location}: <${name}> is unknown: correct its name, or import the component. ` +
            `Without an import, pages have ${COMPONENT_NAMES.join(', ')}.`,
        );
      }
      const { href = '', id } = attributes;
      const part = parts.get(name);
      if (part !== undefined && !fs.existsSync(part)) {
        throw new Error(
          `${location}: found no file ${path.relative(path.dirname(file.path), part)} for <${name}>: ` +
            'correct the import, or add the file.',
        );
      }
      for (const each of part === undefined ? [id ?? ''] : await readPartIds(part)) {
        if (each !== '' && seen.has(each)) {
          throw new Error(
            `${location}: the anchor #${each} occurs twice on this page: choose another.`,
          );
        }
        seen.add(each);
      }
      const anchor = decodeURIComponent(href.slice(1));
      if (/^#./.test(href) && !anchors.has(anchor) && parts.size === 0) {
        throw new Error(
          `${location}: found no heading with the anchor #${anchor} on this page: ` +
            `correct the link, or add {#${anchor}} to the heading.`,
        );
      }
    }
  };
}
