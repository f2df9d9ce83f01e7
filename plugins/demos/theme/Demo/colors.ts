import { createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { CODE_THEME, plainTokens, tokensHtml, tokensOf } from '../../../code/shared/tokens';
import { type DemoLanguage, languageOf } from '../../shared/languages';

const GRAMMARS = {
  tsx: () => import('shiki/langs/tsx.mjs'),
  ts: () => import('shiki/langs/typescript.mjs'),
  jsx: () => import('shiki/langs/jsx.mjs'),
  css: () => import('shiki/langs/css.mjs'),
  json: () => import('shiki/langs/json.mjs'),
} satisfies Record<Exclude<DemoLanguage, 'text'>, unknown>;

let highlighter: Promise<HighlighterCore> | undefined;

/** Colors a file that a reader edits: its name and its text become the HTML for inside `<pre>`. */
export type Color = (name: string, code: string) => string;

/**
 * Loads what colors files as the build does, so that code looks the same when it is read and when it
 * is edited.
 *
 * @param names the files
 */
export async function loadColors(names: readonly string[]): Promise<Color> {
  highlighter ??= createHighlighterCore({
    themes: [CODE_THEME],
    engine: createJavaScriptRegexEngine(),
  });
  const shiki = await highlighter;
  const languages = [...new Set(names.map(languageOf))].filter((language) => language !== 'text');
  await shiki.loadLanguage(...languages.map((language) => GRAMMARS[language]));
  return (name, code) => {
    const language = languageOf(name);
    const lines = language === 'text' ? plainTokens(code) : tokensOf(shiki, code, language);
    return lines.map((line) => tokensHtml(line)).join('\n');
  };
}
