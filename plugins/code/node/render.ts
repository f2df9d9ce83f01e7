import { escapeText } from '../../shared/escapeHtml';
import { isUnbreakable } from '../shared/breaks';
import { FOLDED_LINES, foldLines } from '../shared/fold';
import { highlight, highlightLines } from '../shared/highlight';
import { type Token, renderTokens } from '../shared/tokens';
import { SHELL_LANGUAGES } from './shellLanguages';
import type { TypeHint } from './twoslash';

/** The maximum number of lines of a block that isn't folded. */
export const FOLD_ABOVE_LINES = 40;

/** The input of `renderCode`. */
export interface CodeInput {
  code: string;
  language: string;
  /** The highlighted lines, counted from 1. */
  highlighted: ReadonlySet<number>;
  hints: readonly TypeHint[];
  expanded: boolean;
}

async function renderHint({ type, comment }: TypeHint): Promise<string> {
  const html = await highlight(type, 'ts');
  const about = comment ? `\n${renderTokens([{ text: comment, element: 't-c' }])}` : '';
  return `<span class="hint" hidden="" data-markdown-ignore="">${html}${about}</span>`;
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

/** Splits the tokens of a line at a character offset. */
function splitTokens(tokens: readonly Token[], at: number): [Token[], Token[]] {
  const before: Token[] = [];
  const after: Token[] = [];
  let start = 0;
  for (const token of tokens) {
    const text = token.text.slice(0, Math.max(0, at - start));
    const rest = token.text.slice(text.length);
    if (text) {
      before.push({ ...token, text });
    }
    if (rest) {
      after.push({ ...token, text: rest });
    }
    start += token.text.length;
  }
  return [before, after];
}

/**
 * Renders a line with its type hints. Only the first occurrence of a name in a block is a tab stop, because its hint is
 * always the same.
 */
async function renderLine(
  tokens: readonly Token[],
  hints: readonly TypeHint[],
  tabStops: Set<string>,
  renderText?: (text: string) => string,
): Promise<string> {
  let html = '';
  let rest = tokens;
  let start = 0;
  for (const hint of [...hints].sort((a, b) => a.character - b.character)) {
    const [before, after] = splitTokens(rest, hint.character - start);
    const [name, behind] = splitTokens(after, hint.length);
    const word = name.map(({ text }) => text).join('');
    const tabIndex = tabStops.has(word) ? '' : ' tabindex="0"';
    tabStops.add(word);
    html += `${renderTokens(before)}<span class="hinted"${tabIndex}>${renderTokens(name)}${await renderHint(hint)}</span>`;
    rest = behind;
    start = hint.character + hint.length;
  }
  return html + renderTokens(rest, renderText);
}

/** Returns whether a block with this number of lines is folded. Folding never hides highlighted lines. */
function isFolded({ highlighted, expanded }: CodeInput, count: number): boolean {
  const last = Math.max(0, ...highlighted);
  return !expanded && count > FOLD_ABOVE_LINES && last <= FOLDED_LINES;
}

/**
 * Renders the content of `<code>`. Its text is the code to copy, apart from elements with `data-markdown-ignore`. Lines
 * are wrapped in elements only if some are highlighted.
 *
 * @param block - the block to render
 * @returns the HTML, and the number of lines if the block is folded
 */
export async function renderCode(block: CodeInput): Promise<{ html: string; folded?: number }> {
  const { code, language, highlighted, hints } = block;
  const lines = await highlightLines(code, language);
  const renderText = SHELL_LANGUAGES.includes(language) ? renderCommandText : undefined;
  const tabStops = new Set<string>();
  const rendered: string[] = [];
  for (const [index, tokens] of lines.entries()) {
    const own = hints.filter(({ line }) => line === index);
    const end = index < lines.length - 1 ? '\n' : '';
    const html = (await renderLine(tokens, own, tabStops, renderText)) + end;
    const className = highlighted.has(index + 1) ? 'line lh' : 'line';
    rendered.push(highlighted.size > 0 ? `<span class="${className}">${html}</span>` : html);
  }
  return isFolded(block, lines.length)
    ? { html: foldLines(rendered, { visible: FOLDED_LINES }), folded: lines.length }
    : { html: rendered.join('') };
}
