import Button from '@mui/material/Button';
import { type ReactNode, useEffect } from 'react';
import { NativeLabel } from '../../../shared/components/nativeControls';
import { COPY_ATTRIBUTE } from '../../shared/copy';
import CodeText from '../CodeText';
import VersionRadios, { type VersionChoice, getVersionProps } from './VersionRadios';
import { initHints } from './hints';

/** The display names of languages. Any other language is shown by its identifier. */
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

/** One version of a block, rendered at build time by plugins/code/node. */
export interface CodePanel {
  /** The highlighted code. */
  html: string;
  language: string;
  /** The name of the file, if the block is one. */
  title?: string;
  /** The number of lines, if some are folded. */
  folded?: string;
  /** The screens on which lines are too long. */
  wraps?: 'all' | 'phone';
}

export interface CodeBlockProps extends CodePanel {
  /** Wraps long lines. Other blocks let readers choose. */
  wrap?: boolean;
  /** The choice that selects a version. */
  choice?: VersionChoice;
  /** The other versions (`CodePanel[]`) as JSON, because attributes in MDX are strings. */
  others?: string;
}

/**
 * A block of code with its name and tools. Native inputs and CSS switch versions, wrap and fold; the inline script
 * copies code and stores choices, both before React and after.
 */
export default function CodeBlock({
  wrap = false,
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
      data-title={title}
      data-wrapped={wrap ? '' : undefined}
    >
      {/* The Markdown copy has the name in the fence. */}
      <figcaption data-markdown-ignore="">
        {/* An untitled block is named by its versions. */}
        {(title !== undefined || !choice) &&
          panels.map((panel, index) => (
            <span
              key={index}
              className={panel.title ? undefined : 'language'}
              {...getVersionProps(choice, index)}
            >
              {panel.title ?? LANGUAGE_NAMES[panel.language] ?? panel.language}
            </span>
          ))}
        {choice && <VersionRadios choice={choice} />}
        <span className="menu">
          {wraps && !wrap && (
            <Button component={NativeLabel} data-wraps={wraps}>
              <input className="visually-hidden" type="checkbox" />
              Wrap<span className="visually-hidden">{` the lines of ${name}`}</span>
            </Button>
          )}
          <Button {...{ [COPY_ATTRIBUTE]: '' }}>
            <span
              aria-live="polite"
              dangerouslySetInnerHTML={{ __html: '' }}
              suppressHydrationWarning
            />
            <span>Copy</span>
            <span className="visually-hidden">{` ${name}`}</span>
          </Button>
        </span>
      </figcaption>
      {panels.map((panel, index) => (
        <div key={index} {...getVersionProps(choice, index)}>
          <CodeText folded={panel.folded} html={panel.html} />
        </div>
      ))}
    </figure>
  );
}
