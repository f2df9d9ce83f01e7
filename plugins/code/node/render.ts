import type { LineMark } from '../../shared/notation';
import { escapeText } from '../../shared/escapeHtml';
import { staysWhole } from '../shared/breaks';
import { FOLDED_LINES, foldLines } from '../shared/fold';
import { highlight, highlightLines } from '../shared/highlight';
import { type Token, tokensHtml } from '../shared/tokens';
import { SHELLS } from './shells';
import type { TypeHint } from './twoslash';

/** A block of more lines than this is folded. */
export const FOLD_ABOVE_LINES = 40;

/** What is to be shown of a block. */
export interface RenderedCode {
  code: string;
  language: string;
  /** By line, counted from 0. */
  marks: ReadonlyMap<number, ReadonlySet<LineMark>>;
  hints: readonly TypeHint[];
  numbered: boolean;
  expanded: boolean;
}

/** Added and removed lines are what HTML calls so; readers of the Markdown twin get the result. */
const ELEMENTS: Partial<Record<LineMark, string>> = { add: 'ins', remove: 'del' };
const CLASSES: Partial<Record<LineMark, string>> = { highlight: 'lh', focus: 'lf' };

async function hintHtml({ type, comment }: TypeHint): Promise<string> {
  const html = await highlight(type, 'ts');
  const about = comment ? `\n${tokensHtml([{ text: comment, element: 't-c' }])}` : '';
  return `<span class="hint" hidden="" data-markdown-ignore="">${html}${about}</span>`;
}

/** Commands wrap, and browsers would break them after each hyphen: `--` is no end of a line. */
const commandHtml = (text: string): string =>
  text
    .split(/(\s+)/)
    .map((word) => (staysWhole(word) ? `<t-w>${escapeText(word)}</t-w>` : escapeText(word)))
    .join('');

/** Cuts tokens in two at a place in their line. */
function cut(tokens: readonly Token[], at: number): [Token[], Token[]] {
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
 * One line, with what the compiler says of its names. The keyboard stops at each name once in a
 * block: the same name says the same again.
 */
async function lineHtml(
  tokens: readonly Token[],
  hints: readonly TypeHint[],
  stops: Set<string>,
  textHtml?: (text: string) => string,
): Promise<string> {
  let html = '';
  let rest = tokens;
  let start = 0;
  for (const hint of [...hints].sort((a, b) => a.character - b.character)) {
    const [before, after] = cut(rest, hint.character - start);
    const [name, behind] = cut(after, hint.length);
    const word = name.map(({ text }) => text).join('');
    const stop = stops.has(word) ? '' : ' tabindex="0"';
    stops.add(word);
    html += `${tokensHtml(before)}<span class="hinted"${stop}>${tokensHtml(name)}${await hintHtml(hint)}</span>`;
    rest = behind;
    start = hint.character + hint.length;
  }
  return html + tokensHtml(rest, textHtml);
}

/** A line in an element of its own: what is marked, counted or left out of the copy. */
function wrapLine(html: string, marks: ReadonlySet<LineMark>): string {
  const names = [...marks];
  const element = names.map((mark) => ELEMENTS[mark]).find(Boolean) ?? 'span';
  const classes = ['line', ...names.map((mark) => CLASSES[mark]).filter(Boolean)].join(' ');
  const omitted = element === 'del' ? ' data-markdown-ignore=""' : '';
  return `<${element} class="${classes}"${omitted}>${html}</${element}>`;
}

/** Whether a block of so many lines is folded. Lines that its writer has marked are always in sight. */
function isFolded({ marks, expanded }: RenderedCode, count: number): boolean {
  const lastMarked = Math.max(-1, ...marks.keys());
  return !expanded && count > FOLD_ABOVE_LINES && lastMarked < FOLDED_LINES;
}

/**
 * Makes the HTML for inside `<code>`: its text, without what says `data-markdown-ignore`, is the code to
 * copy. Lines get elements of their own only where something is to be said of lines.
 *
 * @returns the HTML, and the number of lines if some are folded
 */
export async function renderCode(block: RenderedCode): Promise<{ html: string; folded?: number }> {
  const { code, language, marks, hints, numbered } = block;
  const lines = await highlightLines(code, language);
  const textHtml = SHELLS.includes(language) ? commandHtml : undefined;
  const hasElements = numbered || marks.size > 0;
  const stops = new Set<string>();
  const rendered: string[] = [];
  for (const [index, tokens] of lines.entries()) {
    const own = hints.filter(({ line }) => line === index);
    // The line's end belongs to it: a removed line leaves no empty one behind.
    const end = index < lines.length - 1 ? '\n' : '';
    const html = (await lineHtml(tokens, own, stops, textHtml)) + end;
    rendered.push(hasElements ? wrapLine(html, marks.get(index) ?? new Set()) : html);
  }
  return isFolded(block, lines.length)
    ? { html: foldLines(rendered, { visible: FOLDED_LINES }), folded: lines.length }
    : { html: rendered.join('') };
}
