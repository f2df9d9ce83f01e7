import type { PhrasingContent, RootContent } from 'mdast';
import type { Block, Inline } from '../../../shared/rows';
import { inlineCode, link, list, paragraph, text } from './elements';

function phrasing(inline: Inline): PhrasingContent {
  if (typeof inline === 'string') {
    return text(inline);
  }
  if ('code' in inline) {
    return inlineCode(inline.code);
  }
  if ('href' in inline) {
    return link(inline.href, inline.children.map(phrasing));
  }
  return 'strong' in inline
    ? { type: 'strong', children: inline.strong.map(phrasing) }
    : { type: 'emphasis', children: inline.em.map(phrasing) };
}

/** The text of a comment as Markdown nodes, for the page itself. */
export function blocks(content: readonly Block[]): RootContent[] {
  return content.map((block) =>
    Array.isArray(block)
      ? paragraph(...block.map(phrasing))
      : list(block.list.map((item) => item.map(phrasing))),
  );
}
