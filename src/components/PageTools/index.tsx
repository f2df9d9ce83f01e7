import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Icon from '@site/plugins/shared/components/Icon';
import { twinOf } from '@site/plugins/shared/navigation/addresses';
import { PATIENCE_MS } from '@site/plugins/shared/patience';
import { useCopy } from '@site/plugins/shared/useCopy';
import { useProduct } from '@site/src/components/useProduct';
import ProjectCheck from '@theme/ProjectCheck';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** How long the page-level copy button says 'Copied', in ms: longer than a code block's. */
const COPIED_MS = 2000;

/** Assistants that open with a question about the page, which they read at its address. */
const ASSISTANTS = [
  { name: 'ChatGPT', ask: 'https://chatgpt.com/?q=' },
  { name: 'Claude', ask: 'https://claude.ai/new?q=' },
] as const;

async function loadTwin(address: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
  if (!response.ok) {
    throw new Error(`Expected the page's Markdown at ${address}, found status ${response.status}.`);
  }
  return response.text();
}

/**
 * The page as Markdown, to copy, to read, and to ask an assistant about; the list of all pages; and what a
 * reader's own project has of it.
 */
export default function PageTools(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { permalink } = useDoc().metadata;
  const product = useProduct();
  const { label, copy } = useCopy('Copy page', COPIED_MS);
  const twin = twinOf(permalink);
  const list = useBaseUrl('/llms.txt');
  const question = `Read ${siteConfig.url}${twin} and answer my questions about it.`;
  return (
    <div className={`${styles.tools} no-print`}>
      <button
        className="quiet"
        data-needs-app=""
        type="button"
        onClick={() => copy(loadTwin(twin))}
      >
        <Icon name="copy" size={15} />
        <span aria-live="polite">{label}</span>
      </button>
      <a className="quiet" href={twin}>
        Markdown
      </a>
      {/* In sight of programs, which are told of it nowhere else in the text. */}
      <a className={`quiet ${styles.wide}`} href={list}>
        llms.txt
      </a>
      {ASSISTANTS.map(({ name, ask }) => (
        <a
          key={name}
          className={`quiet ${styles.wide}`}
          href={ask + encodeURIComponent(question)}
          rel="noopener"
          target="_blank"
        >
          <span className="visually-hidden">Open in </span>
          {name}
          <Icon name="external" size={12} />
        </a>
      ))}
      <ProjectCheck product={product.id} />
    </div>
  );
}
