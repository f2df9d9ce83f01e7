import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';

/** How long a copy button says 'Copied', in ms (specification §9). */
const COPIED_MS = 1200;

/** Language names as readers know them; any other is shown as it is. */
const LANGUAGE_NAMES: Record<string, string> = {
  bash: 'Terminal',
  sh: 'Terminal',
  css: 'CSS',
  html: 'HTML',
  ini: 'INI',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  sql: 'SQL',
  text: 'Text',
  ts: 'TypeScript',
  tsx: 'TSX',
  yaml: 'YAML',
};

interface CodeBlockProps {
  /** The code, highlighted at build time (plugins/markdown/codeBlocks.ts). */
  html: string;
  language: string;
  /** The file's name, if it is one. */
  title?: string;
}

/** A block of code with its name and a button that copies it. */
export default function CodeBlock({ html, language, title }: CodeBlockProps): ReactNode {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (event: MouseEvent<HTMLElement>): Promise<void> => {
    const code = event.currentTarget.closest('figure')?.querySelector('code')?.textContent ?? '';
    try {
      await navigator.clipboard.writeText(code);
    } catch {
      // Refused, or a page without https, which has no clipboard: the code can still be selected.
      return;
    }
    setCopied(true);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
  };

  const name = LANGUAGE_NAMES[language] ?? language;
  return (
    <figure className="code" data-language={language} data-title={title}>
      <figcaption>
        {title ? <span>{title}</span> : <span className="language">{name}</span>}
        <button className="quiet" data-needs-app type="button" onClick={copy}>
          <span aria-live="polite">{copied ? 'Copied' : 'Copy'}</span>
          <span className="visually-hidden"> {title ?? `${name} code`}</span>
        </button>
      </figcaption>
      <pre tabIndex={0}>
        <code dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}
