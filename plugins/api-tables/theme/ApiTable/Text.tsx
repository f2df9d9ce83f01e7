import { Fragment, type ReactNode } from 'react';
import SiteLink from '../../../shared/components/SiteLink';
import type { Block, Inline } from '../../shared/rows';

function InlineNode({ node }: { node: Inline }): ReactNode {
  if (typeof node === 'string') {
    return node;
  }
  if ('code' in node) {
    return <code>{node.code}</code>;
  }
  if ('href' in node) {
    // Links to anchors on the same page don't need the router, so a native link works before hydration.
    return node.href.startsWith('#') ? (
      <a href={node.href}>
        <InlineText nodes={node.children} />
      </a>
    ) : (
      <SiteLink to={node.href}>
        <InlineText nodes={node.children} />
      </SiteLink>
    );
  }
  return (
    <strong>
      <InlineText nodes={node.strong} />
    </strong>
  );
}

/** Renders inline content as elements. Text from packages is never parsed as HTML. */
export function InlineText({ nodes }: { nodes: readonly Inline[] }): ReactNode {
  // The nodes never change, so the index is a stable key.
  return nodes.map((node, index) => (
    <Fragment key={index}>
      <InlineNode node={node} />
    </Fragment>
  ));
}

export function BlockText({ blocks }: { blocks: readonly Block[] }): ReactNode {
  return blocks.map((block, index) =>
    Array.isArray(block) ? (
      // The HTML minifier would omit the end tag of a `<p>` at the end of a cell, which not every parser supports.
      <div key={index}>
        <InlineText nodes={block} />
      </div>
    ) : (
      <ul key={index}>
        {block.list.map((item, itemIndex) => (
          <li key={itemIndex}>
            <InlineText nodes={item} />
          </li>
        ))}
      </ul>
    ),
  );
}
