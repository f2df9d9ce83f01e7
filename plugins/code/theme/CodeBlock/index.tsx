import { translate } from '@docusaurus/Translate';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { NativeLabel } from '../../../shared/components/nativeControls';
import CodeText from '../CodeText';
import CopyButton from '../CopyButton';
import VersionRadios, { type VersionChoice, getVersionProps } from './VersionRadios';

const TERMINAL = translate({ id: 'code.terminal', message: 'Terminal' });

/** The display names of languages. Other languages are displayed as their identifiers. */
const LANGUAGE_NAMES: Record<string, string> = {
  bash: TERMINAL,
  sh: TERMINAL,
  css: 'CSS',
  html: 'HTML',
  ini: 'INI',
  js: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  sql: 'SQL',
  text: translate({ id: 'code.text', message: 'Text' }),
  ts: 'TypeScript',
  tsx: 'TSX',
  yaml: 'YAML',
};

/** A version of a block, rendered at build time by plugins/code/node. */
export interface CodePanel {
  /** The highlighted code, as HTML. */
  html: string;
  language: string;
  /** The name of the file that the block shows. */
  title?: string;
  /** The total number of lines, if the block is folded. */
  folded?: string;
  /** The screens on which lines overflow. */
  wraps?: 'all' | 'phone';
}

export interface CodeBlockProps extends CodePanel {
  /** Whether long lines wrap. If they don't, readers can choose to wrap them. */
  wrap?: boolean;
  choice?: VersionChoice;
  /** The other versions (`CodePanel[]`) as JSON, because MDX attributes are strings. */
  others?: string;
}

/**
 * Renders a code block with its caption and controls. Native inputs and CSS switch versions, wrap lines, and unfold the
 * block. The inline script copies code and stores choices, so that both work before hydration.
 */
export default function CodeBlock({
  wrap = false,
  choice,
  others = '[]',
  ...first
}: CodeBlockProps): ReactNode {
  const panels = [first, ...(JSON.parse(others) as CodePanel[])];
  const { language, title } = first;
  const name =
    title ??
    translate(
      { id: 'code.name', message: '{language} code' },
      { language: LANGUAGE_NAMES[language] ?? language },
    );
  const wraps = ['all', 'phone'].find((where) => panels.some((panel) => panel.wraps === where));
  return (
    <figure
      className="code"
      data-language={language}
      data-no-app
      data-title={title}
      data-wrapped={wrap ? '' : undefined}
    >
      {/* In the Markdown copy, the title is part of the fence. */}
      <figcaption data-mdast="ignore">
        {/* The radio buttons replace the caption of an untitled block. */}
        {(title !== undefined || !choice) &&
          panels.map((panel, index) => (
            <span
              key={index}
              className={panel.title ? undefined : 'language'}
              {...getVersionProps(choice, index)}
            >
              <bdi>{panel.title ?? LANGUAGE_NAMES[panel.language] ?? panel.language}</bdi>
            </span>
          ))}
        {choice && <VersionRadios choice={choice} />}
        <span className="menu">
          {wraps && !wrap && (
            <Button component={NativeLabel} data-wraps={wraps}>
              <input className="visually-hidden" type="checkbox" />
              {translate({ id: 'code.wrap', message: 'Wrap' })}
              <span className="visually-hidden">
                {' '}
                {translate({ id: 'code.wrap.subject', message: 'the lines of {name}' }, { name })}
              </span>
            </Button>
          )}
          <CopyButton subject={name} />
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
