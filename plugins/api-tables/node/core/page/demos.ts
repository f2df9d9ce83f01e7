import type { Heading, Root, RootContent } from 'mdast';
import { heading } from './elements';
import { markdown } from './richText';

/** What the section is called, whoever writes it. */
const DEMOS = 'Demos';

function isDemos(node: RootContent): node is Heading {
  if (node.type !== 'heading' || node.depth !== 2) {
    return false;
  }
  const [title, ...rest] = node.children;
  return title?.type === 'text' && title.value === DEMOS && rest.length === 0;
}

const generatedHeadings = new WeakSet<RootContent>();

/**
 * The section that lists the demos which the package names.
 *
 * @param items as entries of a list in Markdown
 */
export function demosSection(items: readonly string[]): RootContent[] {
  const title = heading(2, DEMOS.toLowerCase(), DEMOS);
  generatedHeadings.add(title);
  return [title, ...markdown(items.join('\n'))];
}

/**
 * Joins two sections about demos: what the package names goes to the end of the writer's own section,
 * so that a page has one. A page with one section stays as it is.
 */
export function joinDemos({ children }: Root): void {
  const generated = children.findIndex((node) => generatedHeadings.has(node));
  const isOwn = (node: RootContent): boolean => isDemos(node) && !generatedHeadings.has(node);
  if (generated === -1 || !children.some(isOwn)) {
    return;
  }
  const [, items] = children.splice(generated, 2);
  const own = children.findIndex(isOwn);
  const end = children.findIndex((node, at) => at > own && node.type === 'heading');
  if (items) {
    const place = end === -1 ? children.length : end;
    children.splice(place, 0, ...markdown('All demos that show it:'), items);
  }
}
