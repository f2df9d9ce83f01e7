import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { NativeSummary } from '../../../shared/components/nativeControls';

export interface CodeTextProps {
  /** The highlighted and folded code. Empty lines reserve its space until it is loaded. */
  html: string | undefined;
  /** The number of folded lines of imports at the top. */
  imports?: number | undefined;
  /** The number of lines, if the last ones are folded. */
  folded?: number | string | undefined;
  /** The number of visible lines of code that isn't loaded yet. */
  lines?: number | undefined;
}

/**
 * The code of blocks and demos, folded by native `<details>`. The class names `code-header` and `code-footer` hide the
 * labels from reader views: Readability, which Firefox uses, drops elements with such names.
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
          <Button component={NativeSummary}>{`${imports} lines of imports`}</Button>
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
          <Button component={NativeSummary}>
            <span>{`Show all ${folded} lines`}</span>
            <span>Show fewer lines</span>
          </Button>
        </details>
      )}
    </>
  );
}
