import { bundledLanguages, createHighlighter, type Highlighter } from 'shiki';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { memoize } from '../../shared/memoize';
import { CODE_THEME, createPlainTokens, type Token, renderTokens, tokenize } from './tokens';

let highlighter: Promise<Highlighter> | undefined;

/** Memoized, because versions and translations of a page share most of their code. */
const getTokenizer = memoize((lang: keyof typeof bundledLanguages) =>
  memoize(async (code: string): Promise<readonly (readonly Token[])[]> => {
    highlighter ??= createHighlighter({
      themes: [CODE_THEME],
      langs: [],
      // The other engine has the same result, but takes 170 MB of memory that are never freed.
      engine: createJavaScriptRegexEngine(),
    });
    const shiki = await highlighter;
    await shiki.loadLanguage(lang);
    return tokenize(shiki, code, lang);
  }),
);

/**
 * Highlights code as tokens, line by line.
 *
 * @param code - the source
 * @param language - a name or alias of a language; an unknown one is shown as plain text
 */
export async function highlightLines(
  code: string,
  language: string,
): Promise<readonly (readonly Token[])[]> {
  if (!Object.hasOwn(bundledLanguages, language)) {
    return createPlainTokens(code);
  }
  return getTokenizer(language as keyof typeof bundledLanguages)(code);
}

/**
 * Highlights code as HTML with an element for each token. The content security policy forbids the style attributes
 * that highlighters write.
 *
 * @param code - the source
 * @param language - a name or alias of a language; an unknown one is shown as plain text
 * @returns the content of `<code>`
 */
export async function highlight(code: string, language: string): Promise<string> {
  return (await highlightLines(code, language)).map((line) => renderTokens(line)).join('\n');
}
