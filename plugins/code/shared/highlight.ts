import { bundledLanguages, createHighlighter, type Highlighter } from 'shiki';
import { CODE_THEME, plainTokens, type Token, tokensHtml, tokensOf } from './tokens';

let highlighter: Promise<Highlighter> | undefined;

/**
 * Highlights code as tokens, line by line.
 *
 * @param code the source
 * @param language a language name or alias; an unknown one is shown as plain text
 */
export async function highlightLines(code: string, language: string): Promise<Token[][]> {
  if (!Object.hasOwn(bundledLanguages, language)) {
    return plainTokens(code);
  }
  highlighter ??= createHighlighter({ themes: [CODE_THEME], langs: [] });
  const shiki = await highlighter;
  const lang = language as keyof typeof bundledLanguages;
  await shiki.loadLanguage(lang);
  return tokensOf(shiki, code, lang);
}

/**
 * Highlights code as HTML whose tokens are elements: a strict content security policy forbids the style
 * attributes that highlighters write.
 *
 * @param code the source
 * @param language a language name or alias; an unknown one is shown as plain text
 * @returns the HTML for inside `<code>`
 */
export async function highlight(code: string, language: string): Promise<string> {
  return (await highlightLines(code, language)).map((line) => tokensHtml(line)).join('\n');
}
