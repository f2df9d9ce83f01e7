import { escapeText } from '../../shared/escapeHtml';
import { isUnbreakable } from '../shared/breaks';
import { VISIBLE_LINES, foldLines } from '../shared/fold';
import { highlightLines } from '../shared/highlight';
import { renderTokens } from '../shared/tokens';
import { SHELL_LANGUAGES } from './shellLanguages';

/** The maximum number of lines of a block that isn't folded. */
export const MAX_UNFOLDED_LINES = 40;

/** The input of `renderCode`. */
export interface CodeInput {
  code: string;
  language: string;
  /** The highlighted lines, counted from 1. */
  highlighted: ReadonlySet<number>;
  expanded: boolean;
}

/**
 * Prevents line breaks in words such as `--port`. Commands wrap, and browsers would break these words after each
 * hyphen.
 */
const renderCommandText = (text: string): string =>
  text
    .split(/(\s+)/)
    .map((word) => (isUnbreakable(word) ? `<t-w>${escapeText(word)}</t-w>` : escapeText(word)))
    .join('');

/** Returns whether a block with this number of lines is folded. Folding never hides highlighted lines. */
function isFolded({ highlighted, expanded }: CodeInput, count: number): boolean {
  const last = Math.max(0, ...highlighted);
  return !expanded && count > MAX_UNFOLDED_LINES && last <= VISIBLE_LINES;
}

/**
 * Renders the content of `<code>`. Its text is the code to copy. Lines are wrapped in elements only if some are
 * highlighted.
 *
 * @param block - the block to render
 * @returns the HTML, and the number of lines if the block is folded
 */
export async function renderCode(block: CodeInput): Promise<{ html: string; folded?: number }> {
  const { code, language, highlighted } = block;
  const lines = await highlightLines(code, language);
  const renderText = SHELL_LANGUAGES.includes(language) ? renderCommandText : undefined;
  const rendered: string[] = [];
  for (const [index, tokens] of lines.entries()) {
    const end = index < lines.length - 1 ? '\n' : '';
    const html = renderTokens(tokens, renderText) + end;
    const className = highlighted.has(index + 1) ? 'line lh' : 'line';
    rendered.push(highlighted.size > 0 ? `<span class="${className}">${html}</span>` : html);
  }
  return isFolded(block, lines.length)
    ? { html: foldLines(rendered, { visible: VISIBLE_LINES }), folded: lines.length }
    : { html: rendered.join('') };
}
