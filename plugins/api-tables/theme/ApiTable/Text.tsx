import { Fragment, type ReactNode } from 'react';
import Breakable from '@theme/Breakable';
import SiteLink from '../../../shared/components/SiteLink';
import type { Block, Inline } from '../../shared/rows';
import Code from './Code';

function InlineNode({ node, breakable }: { node: Inline; breakable: boolean }): ReactNode {
  if (typeof node === 'string') {
    return breakable ? <Breakable text={node} /> : node;
  }
  if ('code' in node) {
    return <Code text={node.code} />;
  }
  if ('href' in node) {
    // Links to anchors on the same page don't need the router, so a native link works before hydration.
    return node.href.startsWith('#') ? (
      <a href={node.href}>
        <InlineText nodes={node.children} breakable={breakable} />
      </a>
    ) : (
      <SiteLink to={node.href}>
        <InlineText nodes={node.children} breakable={breakable} />
      </SiteLink>
    );
  }
  return (
    <strong>
      <InlineText nodes={node.strong} />
    </strong>
  );
}

/**
 * Renders inline content as elements. Text from packages is never parsed as HTML.
 *
 * @param props - the content; `breakable` allows line breaks inside long names
 */
export function InlineText({
  nodes,
  breakable = false,
}: {
  nodes: readonly Inline[];
  breakable?: boolean;
}): ReactNode {
  // The nodes never change, so the index is a stable key.
  return nodes.map((node, index) => (
    <Fragment key={index}>
      <InlineNode node={node} breakable={breakable} />
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
