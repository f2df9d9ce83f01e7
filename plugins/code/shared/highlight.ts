import { bundledLanguages, createHighlighter, type Highlighter } from 'shiki';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { memoize } from '../../shared/memoize';
import { CODE_THEME, createPlainTokens, type Token, renderTokens, tokenize } from './tokens';

let highlighter: Promise<Highlighter> | undefined;

/**
 * Returns a memoized function that tokenizes code in a language. The versions and translations of a page share most of
 * their code.
 */
const getTokenizer = memoize((lang: keyof typeof bundledLanguages) =>
  memoize(async (code: string): Promise<readonly (readonly Token[])[]> => {
    highlighter ??= createHighlighter({
      themes: [CODE_THEME],
      langs: [],
      // The Oniguruma engine returns the same tokens, but takes 170 MB of memory that is never freed.
      engine: createJavaScriptRegexEngine(),
    });
    const shiki = await highlighter;
    await shiki.loadLanguage(lang);
    return tokenize(shiki, code, lang);
  }),
);

/**
 * Splits code into lines of tokens.
 *
 * @param code - the source code
 * @param language - the name or alias of a language; code in an unknown language isn't highlighted
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
 * Highlights code as HTML. Each token is a custom element instead of a `<span>` with a style attribute, because the
 * content security policy forbids such attributes.
 *
 * @param code - the source code
 * @param language - the name or alias of a language; code in an unknown language isn't highlighted
 * @returns the content of `<code>`
 */
export async function highlight(code: string, language: string): Promise<string> {
  return (await highlightLines(code, language)).map((line) => renderTokens(line)).join('\n');
}
