import { escapeText } from '../../shared/escapeHtml';
import { type Fold, VISIBLE_LINES, findGaps, foldLines } from '../shared/fold';
import { highlightLines } from '../shared/highlight';
import { renderTokens } from '../shared/tokens';
import { renderDiff, type RenderedLine } from './diff';
import { SHELL_LANGUAGES } from './shellLanguages';

/** The maximum number of lines of a block that isn't folded. */
export const MAX_UNFOLDED_LINES = 40;
/** The maximum number of lines of a block with highlighted lines that isn't folded. */
const MAX_UNFOLDED_HIGHLIGHTED_LINES = 30;

/** The input of `renderCode`. */
export interface CodeInput {
  code: string;
  language: string;
  title?: string | undefined;
  /** The highlighted lines, counted from 1. */
  highlighted: ReadonlySet<number>;
  expanded: boolean;
}

/** Matches words such as `--port`. Longer words must be able to wrap on phones. */
const SHORT_HYPHENATED_WORD = /(?<!\S)(?=\S*-)\S{1,24}(?!\S)/g;

/** Prevents line breaks in short words. Commands wrap, and browsers would break these words after each hyphen. */
const renderCommandText = (text: string): string =>
  escapeText(text).replace(SHORT_HYPHENATED_WORD, '<t-w>$&</t-w>');

/** Decides which lines of a block to fold: the lines far from the highlighted ones, or the end of the block. */
function determineFold({ highlighted, expanded }: CodeInput, count: number): Fold {
  if (highlighted.size > 0) {
    const gaps = findGaps(
      count,
      [...highlighted].map((line) => line - 1),
    );
    return expanded || count <= MAX_UNFOLDED_HIGHLIGHTED_LINES || gaps.length === 0 ? {} : { gaps };
  }
  return expanded || count <= MAX_UNFOLDED_LINES ? {} : { visible: VISIBLE_LINES };
}

async function renderLines({ code, language, title }: CodeInput): Promise<RenderedLine[]> {
  if (language === 'diff') {
    return renderDiff(code, title);
  }
  const renderText = SHELL_LANGUAGES.includes(language) ? renderCommandText : undefined;
  const lines = await highlightLines(code, language);
  return lines.map((tokens) => ({ html: renderTokens(tokens, renderText) }));
}

/**
 * Renders the content of `<code>`. Its text is the code to copy. Lines are wrapped in elements only if some are
 * highlighted, or if the block is a diff.
 *
 * @param block - the block to render
 * @returns the HTML, and the number of lines if the block is folded
 */
export async function renderCode(block: CodeInput): Promise<{ html: string; folded?: number }> {
  const { highlighted, language } = block;
  const lines = await renderLines(block);
  const isWrapped = highlighted.size > 0 || language === 'diff';
  const rendered = lines.map(({ html, className }, index) => {
    const text = index < lines.length - 1 ? `${html}\n` : html;
    const names = ['line', highlighted.has(index + 1) && 'lh', className];
    return isWrapped ? `<span class="${names.filter(Boolean).join(' ')}">${text}</span>` : text;
  });
  const fold = determineFold(block, lines.length);
  const isFolded = Object.keys(fold).length > 0;
  return { html: foldLines(rendered, fold), ...(isFolded && { folded: lines.length }) };
}
