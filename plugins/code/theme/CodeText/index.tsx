import { translate } from '@docusaurus/Translate';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { NativeSummary } from '../../../shared/components/nativeControls';

export interface CodeTextProps {
  /** The highlighted and folded code, as HTML. Before it is loaded, empty lines reserve its height. */
  html: string | undefined;
  imports?: number | undefined;
  /** The total number of lines, if the end is folded. */
  folded?: number | string | undefined;
  /** The number of lines to reserve before the code is loaded. */
  lines?: number | undefined;
}

/** Renders the button that unfolds the code beside it. */
function FoldButton({ className, label }: { className: string; label: string }): ReactNode {
  return (
    <details className={className} data-mdast="ignore" suppressHydrationWarning>
      <Button component={NativeSummary}>
        <span>{label}</span>
        <span>{translate({ id: 'code.showFewer', message: 'Show fewer lines' })}</span>
      </Button>
    </details>
  );
}

/**
 * Renders the code of blocks and demos, which native `<details>` elements fold. The class names `code-header` and
 * `code-footer` hide the labels in reader views: Readability, which Firefox uses, removes elements with such names.
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
        <FoldButton
          className="code-header"
          label={translate(
            { id: 'code.showImports', message: 'Show all {count} lines of imports' },
            { count: imports },
          )}
        />
      )}
      <pre className="code-text" tabIndex={0}>
        <code
          dangerouslySetInnerHTML={{ __html: html ?? `${'\n'.repeat(lines - 1)} ` }}
          suppressHydrationWarning
        />
      </pre>
      {folded && (
        <FoldButton
          className="code-footer"
          label={translate(
            { id: 'code.showAll', message: 'Show all {count} lines' },
            { count: folded },
          )}
        />
      )}
    </>
  );
}
