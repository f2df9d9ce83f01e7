import { escapeText } from '../../shared/escapeHtml';
import { isUnbreakable } from '../shared/breaks';
import { FOLDED_LINES, foldLines } from '../shared/fold';
import { highlight, highlightLines } from '../shared/highlight';
import { type Token, renderTokens } from '../shared/tokens';
import { SHELL_LANGUAGES } from './shellLanguages';
import type { TypeHint } from './twoslash';

/** Blocks with more lines are folded. */
export const FOLD_ABOVE_LINES = 40;

/** A block to render. */
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

/** Keeps words such as `--port` together. Commands wrap, and browsers would break them after each hyphen. */
const renderCommandText = (text: string): string =>
  text
    .split(/(\s+)/)
    .map((word) => (isUnbreakable(word) ? `<t-w>${escapeText(word)}</t-w>` : escapeText(word)))
    .join('');

/** Splits the tokens of a line at a character. */
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
 * Renders one line with its type hints. Each name has one tab stop per block, because its hint is always the same.
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

/** Returns whether a block with this number of lines is folded. Highlighted lines always stay visible. */
function isFolded({ highlighted, expanded }: CodeInput, count: number): boolean {
  const last = Math.max(0, ...highlighted);
  return !expanded && count > FOLD_ABOVE_LINES && last <= FOLDED_LINES;
}

/**
 * Renders the content of `<code>`. Its text, without elements that have `data-markdown-ignore`, is the code to copy.
 * Lines have elements only in blocks with highlighted lines.
 *
 * @returns the HTML, and the number of lines if some are folded
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
