import { escapeText } from '../../shared/escapeHtml';
import { highlightLines } from '../shared/highlight';
import { renderTokens } from '../shared/tokens';

/** A rendered line of a block. */
export interface RenderedLine {
  html: string;
  className?: string | undefined;
}

/** Matches a line of a hunk. All other lines, such as `@@` and empty lines, separate hunks. */
const MARKED_LINE = /^[ +-]/;
const CLASS_NAMES: Record<string, string> = { '+': 'added', '-': 'removed' };

/** Matches the extension in the title of a diff: `src/App.tsx (changes)`. */
const EXTENSION = /\.(\w+)(?= \(|$)/;

function splitHunks(lines: readonly string[]): string[][] {
  const hunks: string[][] = [];
  for (const line of lines) {
    const hunk = hunks.at(-1);
    if (hunk && MARKED_LINE.test(line) && MARKED_LINE.test(hunk[0] ?? '')) {
      hunk.push(line);
    } else {
      hunks.push([line]);
    }
  }
  return hunks;
}

/** Renders marks and shared indentation as elements, because the stylesheet moves the marks and hides the indentation. */
async function renderHunk(lines: readonly string[], language: string): Promise<RenderedLine[]> {
  if (!MARKED_LINE.test(lines[0] ?? '')) {
    return lines.map((line) => ({ html: line && `<t-c>${escapeText(line)}</t-c>` }));
  }
  const indents = lines.map((line) => line.slice(1).search(/\S/)).filter((width) => width >= 0);
  const start = 1 + Math.min(...indents);
  const tokens = await highlightLines(lines.map((line) => line.slice(start)).join('\n'), language);
  return lines.map((line, index) => {
    const [mark = ''] = line;
    const indent = line.slice(1, start);
    return {
      html: `<t-m>${mark}</t-m>${indent && `<t-i>${indent}</t-i>`}${renderTokens(tokens[index] ?? [])}`,
      className: CLASS_NAMES[mark],
    };
  });
}

/**
 * Renders a diff. Code is highlighted in the language of the file that the title names. Each hunk is highlighted
 * separately, because hunks are from different parts of the file.
 */
export async function renderDiff(code: string, title = ''): Promise<RenderedLine[]> {
  const language = EXTENSION.exec(title)?.[1] ?? 'text';
  const hunks = splitHunks(code.split('\n')).map((lines) => renderHunk(lines, language));
  return (await Promise.all(hunks)).flat();
}
