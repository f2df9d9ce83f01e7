import type { CodeToTokensOptions, ThemeRegistration, TokensResult } from 'shiki/types';
import { escapeText } from '../../shared/escapeHtml';

/** The element of code without a scope: names that the code declares, and plain text. */
const PLAIN_ELEMENT = 't-v';

/**
 * The elements of plugins/code/code.css, each with the TextMate scopes that it colors. Their names are as short as HTML
 * allows for custom elements, because pages with code have thousands of them.
 *
 * Punctuation, the most frequent token, has the color of the block and needs no element.
 */
const ELEMENT_SCOPES: Record<string, string[]> = {
  '': ['punctuation', 'meta.brace', 'keyword.operator', 'storage.type.function.arrow'],
  't-k': ['keyword', 'storage', 'keyword.operator.new', 'keyword.operator.expression'],
  't-s': ['string', 'punctuation.definition.string', 'markup.inserted', 'constant.other.symbol'],
  't-n': [
    'entity.name.function',
    'support.function',
    'support.class.component',
    'entity.name.tag',
    'meta.definition.variable',
    'variable.other.constant',
    'support.type.property-name.json',
  ],
  't-y': [
    'entity.name.type',
    'entity.other.inherited-class',
    'support.type.primitive',
    'support.type.builtin',
    'constant.numeric',
    'constant.language',
    'markup.deleted',
  ],
  't-c': ['comment', 'punctuation.definition.comment'],
};

/** Shiki's themes have colors instead of elements, so each element has a placeholder color. */
const elementColors = new Map(
  [PLAIN_ELEMENT, ...Object.keys(ELEMENT_SCOPES)].map((element, index) => [
    element,
    `#00000${index}`,
  ]),
);
const colorElements = new Map([...elementColors].map(([element, color]) => [color, element]));

/** A theme for Shiki with the placeholder colors. */
export const CODE_THEME = {
  name: 'site',
  type: 'light',
  fg: elementColors.get(PLAIN_ELEMENT),
  bg: '#ffffff',
  settings: [
    { settings: { foreground: elementColors.get(PLAIN_ELEMENT) } },
    ...Object.entries(ELEMENT_SCOPES).map(([element, scope]) => ({
      scope,
      settings: { foreground: elementColors.get(element) },
    })),
  ],
} satisfies ThemeRegistration;

/** A piece of code of one color. Without an element it has the color of punctuation. */
export interface Token {
  text: string;
  element: string;
}

/** Merges adjacent tokens of one color, across white space too, which saves many elements. */
function mergeTokens(tokens: readonly Token[]): Token[] {
  const merged: Token[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    if (last && (last.element === token.element || !token.text.trim())) {
      last.text += token.text;
    } else {
      merged.push({ ...token });
    }
  }
  return merged;
}

/**
 * Renders tokens as the elements that the stylesheet colors.
 *
 * @param renderText - renders the text of one element
 */
export function renderTokens(tokens: readonly Token[], renderText = escapeText): string {
  return mergeTokens(tokens)
    .map(({ text, element }) => {
      // White space at the ends is outside of the element, because more uniform text compresses better.
      const word = text.trim();
      return element && word
        ? text.replace(word, () => `<${element}>${renderText(word)}</${element}>`)
        : renderText(text);
    })
    .join('');
}

/** Returns text without a language as tokens. */
export function createPlainTokens(code: string): Token[][] {
  return code.split('\n').map((text) => [{ text, element: PLAIN_ELEMENT }]);
}

/** Shiki, in the build or in a browser, with the site's theme and the language loaded. */
interface Tokenizer {
  codeToTokens(code: string, options: CodeToTokensOptions): TokensResult;
}

/**
 * Tokenizes code line by line, in the build and in the code editor of the browser.
 *
 * @param code - the source
 * @param lang - the name of a loaded language
 */
export function tokenize(shiki: Tokenizer, code: string, lang: string): Token[][] {
  const { tokens } = shiki.codeToTokens(code, {
    lang,
    theme: CODE_THEME.name,
    // The default limit of half a second per line leaves lines half colored on a busy machine.
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) =>
    line.map(({ content, color }) => ({
      text: content,
      element: colorElements.get(color ?? '') ?? '',
    })),
  );
}
