import type { Heading, Root, RootContent } from 'mdast';
import { paragraph, text } from './elements';

/** What the section is called, whoever writes it. */
export const DEMOS = 'Demos';

function isDemos(node: RootContent): node is Heading {
  if (node.type !== 'heading' || node.depth !== 2) {
    return false;
  }
  const [title, ...rest] = node.children;
  return title?.type === 'text' && title.value === DEMOS && rest.length === 0;
}

/**
 * Joins two sections about demos: what the package names goes to the end of the writer's own section,
 * so that a page has one. A page with one section stays as it is.
 */
export function joinDemos({ children }: Root): void {
  const first = children.findIndex(isDemos);
  const second = children.findIndex((node, at) => at > first && isDemos(node));
  if (first === -1 || second === -1) {
    return;
  }
  const [, ...generated] = children.splice(second, 2);
  const next = children.findIndex((node, at) => at > first && node.type === 'heading');
  children.splice(next, 0, paragraph(text('All demos that show it:')), ...generated);
}
