import { Fragment, type ReactNode } from 'react';
import Breakable from '@theme/Breakable';
import SiteLink from '../../../shared/components/SiteLink';
import type { Block, Inline } from '../../shared/rows';
import Code from './Code';
import styles from './styles.module.css';

function InlineNode({ node, breakable }: { node: Inline; breakable: boolean }): ReactNode {
  if (typeof node === 'string') {
    return breakable ? <Breakable text={node} /> : node;
  }
  if ('code' in node) {
    return <Code text={node.code} />;
  }
  if ('href' in node) {
    // A place on this page needs no router, and works before there is one.
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
  return 'strong' in node ? (
    <strong>
      <InlineText nodes={node.strong} />
    </strong>
  ) : (
    <em>
      <InlineText nodes={node.em} />
    </em>
  );
}

/**
 * Pieces of text, drawn as elements: no text of a package is ever taken for HTML.
 *
 * @param props.breakable whether long names may break inside
 */
export function InlineText({
  nodes,
  breakable = false,
}: {
  nodes: readonly Inline[];
  breakable?: boolean;
}): ReactNode {
  // The pieces never change: their place is their identity.
  return nodes.map((node, place) => (
    <Fragment key={place}>
      <InlineNode node={node} breakable={breakable} />
    </Fragment>
  ));
}

/** Paragraphs and lists. */
export function BlockText({ blocks }: { blocks: readonly Block[] }): ReactNode {
  return blocks.map((block, place) =>
    Array.isArray(block) ? (
      // Not <p>: its end tag is left out where a row follows, and not every parser bears that.
      <div key={place} className={styles.paragraph}>
        <InlineText nodes={block} />
      </div>
    ) : (
      <ul key={place}>
        {block.list.map((item, itemPlace) => (
          <li key={itemPlace}>
            <InlineText nodes={item} />
          </li>
        ))}
      </ul>
    ),
  );
}
