import { createHighlighterCore, type HighlighterCore } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { CODE_THEME, renderTokens, tokenize } from '../../../code/shared/tokens';
import { type DemoLanguage, getLanguage } from '../../shared/languages';

const GRAMMAR_LOADERS = {
  tsx: () => import('shiki/langs/tsx.mjs'),
  ts: () => import('shiki/langs/typescript.mjs'),
  jsx: () => import('shiki/langs/jsx.mjs'),
  css: () => import('shiki/langs/css.mjs'),
} satisfies Record<DemoLanguage, unknown>;

let highlighter: Promise<HighlighterCore> | undefined;

/** Highlights a file, and returns the content of `<pre>`. */
export type HighlightFile = (name: string, code: string) => string;

/**
 * Loads the same highlighter that the build uses, so that code looks the same in the editor.
 *
 * @param names - the names of the files, which determine the languages to load
 */
export async function loadEditorHighlighter(names: readonly string[]): Promise<HighlightFile> {
  highlighter ??= createHighlighterCore({
    themes: [CODE_THEME],
    engine: createJavaScriptRegexEngine(),
  });
  const shiki = await highlighter;
  await shiki.loadLanguage(...names.map((name) => GRAMMAR_LOADERS[getLanguage(name)]));
  return (name, code) =>
    tokenize(shiki, code, getLanguage(name))
      .map((line) => renderTokens(line))
      .join('\n');
}
