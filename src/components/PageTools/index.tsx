import { translate } from '@docusaurus/Translate';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ListItemButton from '@mui/material/ListItemButton';
import Icon from '@site/plugins/shared/components/Icon';
import { getMarkdownUrl } from '@site/plugins/shared/paths';
import Menu from '@site/src/components/Menu';
import { useListUrl } from '@site/src/components/useProduct';
import CopyButton from '@theme/CopyButton';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** Assistants and editors that open with a question about the page, and the URL that the question is appended to. */
const ASSISTANTS = [
  { name: 'ChatGPT', ask: 'https://chatgpt.com/?q=' },
  { name: 'Claude', ask: 'https://claude.ai/new?q=' },
  // https://cursor.com/docs/reference/deeplinks
  { name: 'Cursor', ask: 'https://cursor.com/link/prompt?text=' },
  // VS Code decodes the query before it splits it, so `&` is escaped.
  { name: 'VS Code', ask: 'vscode://GitHub.Copilot-Chat/chat?agent=agent%26prompt=' },
] as const;

/** Renders the tools beside the title: a button that copies the page, and a menu with the other tools. */
export default function PageTools(): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const { metadata, frontMatter } = useDoc();
  const { permalink } = metadata;
  // plugins/api-tables adds the source to the front matter of API pages.
  const { source } = frontMatter as { source?: { url?: string; version: string } };
  const markdownUrl = getMarkdownUrl(permalink);
  const list = useListUrl();
  const question = translate(
    { id: 'site.question', message: 'Read {url} and answer my questions about it.' },
    { url: siteConfig.url + markdownUrl },
  );
  return (
    <div className={`${styles.tools} no-print`}>
      <CopyButton url={markdownUrl}>
        <Icon name="copy" size={15} />
        <span className={styles.label}>
          {translate({ id: 'site.copyPage', message: 'Copy page' })}
        </span>
      </CopyButton>
      <Menu
        button={<Icon name="chevronDown" size={14} />}
        id="sitePageMenu"
        label={translate({ id: 'site.pageTools', message: 'More page tools' })}
      >
        <ListItemButton component="a" href={markdownUrl}>
          {translate({ id: 'site.viewMarkdown', message: 'View as Markdown' })}
        </ListItemButton>
        <ListItemButton component="a" href={list}>
          llms.txt
        </ListItemButton>
        {ASSISTANTS.map(({ name, ask }) => (
          <ListItemButton
            key={name}
            component="a"
            href={ask + encodeURIComponent(question)}
            rel="noopener"
            // If an app opens the link, a new tab would remain empty.
            target={ask.startsWith('https:') ? '_blank' : undefined}
          >
            {translate({ id: 'site.openIn', message: 'Open in {name}' }, { name })}
          </ListItemButton>
        ))}
        {source?.url && (
          <div data-markdown="start">
            <ListItemButton component="a" href={source.url}>
              {translate(
                { id: 'site.sourceCode', message: 'Source code of {version}' },
                { version: source.version },
              )}
            </ListItemButton>
          </div>
        )}
      </Menu>
    </div>
  );
}
