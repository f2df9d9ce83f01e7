import type { ReactNode } from 'react';

export interface CodeTextProps {
  /** The code, highlighted and folded; line breaks keep its place until it is known. */
  html: string | undefined;
  /** How many lines of imports are folded at the top, if some are. */
  imports?: number | undefined;
  /** How many lines there are, if the last ones are folded. */
  folded?: number | string | undefined;
  /** How many lines are shown before anything is unfolded, for code that is not known yet. */
  lines?: number | undefined;
}

/**
 * Code as blocks and demos show it; native fields fold it. Readability, by which Firefox makes its reader
 * view, drops elements whose class names contain `header`, `footer` or `menu`: these hold labels.
 */
export default function CodeText({
  html,
  imports = 0,
  folded,
  lines = 1,
}: CodeTextProps): ReactNode {
  return (
    <>
      {imports > 0 && (
        <details className="code-header" data-markdown-ignore="" suppressHydrationWarning>
          <summary className="quiet">{`${imports} lines of imports`}</summary>
        </details>
      )}
      <pre className="code-text" tabIndex={0}>
        <code
          dangerouslySetInnerHTML={{ __html: html ?? `${'\n'.repeat(lines - 1)} ` }}
          suppressHydrationWarning
        />
      </pre>
      {folded && (
        <details className="code-footer" data-markdown-ignore="" suppressHydrationWarning>
          <summary className="quiet">
            <span>{`Show all ${folded} lines`}</span>
            <span>Show fewer lines</span>
          </summary>
        </details>
      )}
    </>
  );
}
