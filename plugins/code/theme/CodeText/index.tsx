import type { ReactNode } from 'react';
import { type Likeness, packedCode, room } from '../../shared/packedCode';

export interface CodeTextProps {
  /** The code, highlighted and folded; its room stays free until it is known. */
  html: string | undefined;
  /** What readers see who have chosen nothing; all else is packed. */
  isFirst: boolean;
  /** Of the element with the code, for code that is like it. */
  id?: string | undefined;
  /** What the page has already that the code is like. */
  like?: Likeness | undefined;
  /** How many lines of imports are folded at the top, if some are. */
  imports?: number | undefined;
  /** How many lines there are, if the last ones are folded. */
  folded?: number | string | undefined;
  /** How many lines are shown, before anything is unfolded, if not all. */
  lines: number | undefined;
}

/** Whether the page is being written as HTML, and not shown by a browser. */
const IS_WRITTEN = typeof document === 'undefined';

/** Code as blocks and demos show it; native fields fold it. */
export default function CodeText(props: CodeTextProps): ReactNode {
  const { html = room(props.lines ?? 1), isFirst, id, like, imports = 0, folded, lines } = props;
  return (
    <>
      {imports > 0 && (
        <details className="code-imports" data-markdown-ignore="" suppressHydrationWarning>
          <summary className="quiet">{`${imports} lines of imports`}</summary>
        </details>
      )}
      <pre className="code-text" tabIndex={0}>
        {/* The browser itself unfolds a text that it has found. */}
        <code
          id={id}
          dangerouslySetInnerHTML={{
            __html: IS_WRITTEN && !isFirst ? packedCode(html, lines, like) : html,
          }}
          suppressHydrationWarning
        />
      </pre>
      {folded && (
        <details className="code-fold" data-markdown-ignore="" suppressHydrationWarning>
          <summary className="quiet">
            <span>{`Show all ${folded} lines`}</span>
            <span>Show fewer lines</span>
          </summary>
        </details>
      )}
    </>
  );
}
