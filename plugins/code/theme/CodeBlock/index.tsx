import { type ReactNode, useEffect } from 'react';
import { COPY_ATTRIBUTE } from '../../shared/copy';
import CodeText from '../CodeText';
import Choice, { type VersionChoice, versionProps } from './Choice';
import { initHints } from './hints';

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

/** One version of a block, as plugins/code/node makes it at build time. */
export interface CodePanel {
  /** The code, highlighted. */
  html: string;
  language: string;
  /** The file's name, if it is one. */
  title?: string;
  /** How many lines there are, if some are folded. */
  folded?: string;
  /** Where lines are too long: everywhere, or on phones only. */
  wraps?: 'all' | 'phone';
}

export interface CodeBlockProps extends CodePanel {
  /** Long lines are wrapped from the start. */
  wrap?: boolean;
  /** Lines have numbers. */
  numbered?: boolean;
  /** What decides which version is shown. */
  choice?: VersionChoice;
  /** The other versions (`CodePanel[]`), as JSON: MDX hands text to components. */
  others?: string;
}

/**
 * A block of code with its name and its tools. Versions, wrapping, folding and types are native
 * fields and CSS, and the starter copies and keeps choices, before React and after.
 */
export default function CodeBlock({
  wrap = false,
  numbered,
  choice,
  others = '[]',
  ...first
}: CodeBlockProps): ReactNode {
  useEffect(initHints, []);
  const panels = [first, ...(JSON.parse(others) as CodePanel[])];
  const { language, title } = first;
  const name = title ?? `${LANGUAGE_NAMES[language] ?? language} code`;
  const wraps = ['all', 'phone'].find((where) => panels.some((panel) => panel.wraps === where));
  return (
    <figure
      className="code"
      data-language={language}
      data-numbered={numbered && ''}
      data-title={title}
    >
      {/* The twin has the name in the fence. */}
      <figcaption data-markdown-ignore="">
        {/* The names of the versions say what an untitled block is. */}
        {(title !== undefined || !choice) &&
          panels.map((panel, index) => (
            <span
              key={index}
              className={panel.title ? undefined : 'language'}
              {...versionProps(choice, index)}
            >
              {panel.title ?? LANGUAGE_NAMES[panel.language] ?? panel.language}
            </span>
          ))}
        {choice && <Choice choice={choice} />}
        <span className="menu">
          {wraps && (
            <label className="quiet" data-wraps={wraps}>
              <input className="visually-hidden" defaultChecked={wrap} type="checkbox" />
              Wrap<span className="visually-hidden">{` the lines of ${name}`}</span>
            </label>
          )}
          <button className="quiet" type="button" {...{ [COPY_ATTRIBUTE]: '' }}>
            <span
              aria-live="polite"
              dangerouslySetInnerHTML={{ __html: '' }}
              suppressHydrationWarning
            />
            <span>Copy</span>
            <span className="visually-hidden">{` ${name}`}</span>
          </button>
        </span>
      </figcaption>
      {panels.map((panel, index) => (
        <div key={index} {...versionProps(choice, index)}>
          <CodeText folded={panel.folded} html={panel.html} />
        </div>
      ))}
    </figure>
  );
}
