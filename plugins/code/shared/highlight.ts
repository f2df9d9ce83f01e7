import { bundledLanguages, createHighlighter, type Highlighter } from 'shiki';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { remembered } from '../../shared/remembered';
import { CODE_THEME, plainTokens, type Token, tokensHtml, tokensOf } from './tokens';

let highlighter: Promise<Highlighter> | undefined;

/** Versions and translations of a page have most of their code in common. */
const tokenizerOf = remembered((lang: keyof typeof bundledLanguages) =>
  remembered(async (code: string): Promise<readonly (readonly Token[])[]> => {
    highlighter ??= createHighlighter({
      themes: [CODE_THEME],
      langs: [],
      // The other engine colors alike, and its memory is 170 MB that never come back.
      engine: createJavaScriptRegexEngine(),
    });
    const shiki = await highlighter;
    await shiki.loadLanguage(lang);
    return tokensOf(shiki, code, lang);
  }),
);

/**
 * Highlights code as tokens, line by line.
 *
 * @param code the source
 * @param language a language name or alias; an unknown one is shown as plain text
 */
export async function highlightLines(
  code: string,
  language: string,
): Promise<readonly (readonly Token[])[]> {
  if (!Object.hasOwn(bundledLanguages, language)) {
    return plainTokens(code);
  }
  return tokenizerOf(language as keyof typeof bundledLanguages)(code);
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
