import type { CodeToTokensOptions, ThemeRegistration, TokensResult } from 'shiki/types';
import { escapeText } from '../../shared/escapeHtml';

/** The element for code without a scope: declared names, and plain text. */
const PLAIN_ELEMENT = 't-v';

/**
 * Maps the elements that plugins/code/code.css colors to TextMate scopes. The names are as short as custom elements
 * allow, because a page can have thousands of them.
 *
 * Punctuation is the most frequent token. It needs no element, because it has the color of the block.
 */
const ELEMENT_SCOPES: Record<string, string[]> = {
  '': ['punctuation', 'meta.brace', 'keyword.operator', 'storage.type.function.arrow'],
  't-k': ['keyword', 'storage', 'keyword.operator.new', 'keyword.operator.expression'],
  't-s': ['string', 'punctuation.definition.string', 'constant.other.symbol'],
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
  ],
  't-c': ['comment', 'punctuation.definition.comment'],
};

/** Shiki's themes map scopes to colors, so each element is represented by a placeholder color. */
const placeholderColors = new Map(
  [PLAIN_ELEMENT, ...Object.keys(ELEMENT_SCOPES)].map((element, index) => [
    element,
    `#00000${index}`,
  ]),
);
const elementsByColor = new Map([...placeholderColors].map(([element, color]) => [color, element]));

export const CODE_THEME = {
  name: 'site',
  type: 'light',
  fg: placeholderColors.get(PLAIN_ELEMENT),
  bg: '#ffffff',
  settings: [
    { settings: { foreground: placeholderColors.get(PLAIN_ELEMENT) } },
    ...Object.entries(ELEMENT_SCOPES).map(([element, scope]) => ({
      scope,
      settings: { foreground: placeholderColors.get(element) },
    })),
  ],
} satisfies ThemeRegistration;

/** A piece of code in a single color. If `element` is empty, the piece has the color of punctuation. */
export interface Token {
  text: string;
  element: string;
}

/** Merges adjacent tokens of the same color, even across whitespace, which saves many elements. */
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
 * @param tokens - the tokens of a line
 * @param renderText - renders the text of a token
 */
export function renderTokens(tokens: readonly Token[], renderText = escapeText): string {
  return mergeTokens(tokens)
    .map(({ text, element }) => {
      // Whitespace stays outside the elements, because more uniform markup compresses better.
      const word = text.trim();
      return element && word
        ? text.replace(word, () => `<${element}>${renderText(word)}</${element}>`)
        : renderText(text);
    })
    .join('');
}

/** Splits text without a language into lines of one token each. */
export function createPlainTokens(code: string): Token[][] {
  return code.split('\n').map((text) => [{ text, element: PLAIN_ELEMENT }]);
}

/**
 * The part of Shiki's highlighter that both the build and the code editor use. The site's theme and the language must
 * be loaded.
 */
interface Tokenizer {
  codeToTokens(code: string, options: CodeToTokensOptions): TokensResult;
}

/**
 * Splits code into lines of tokens, in the build and in the browser's code editor.
 *
 * @param shiki - the highlighter
 * @param code - the source code
 * @param lang - the name of a loaded language
 */
export function tokenize(shiki: Tokenizer, code: string, lang: string): Token[][] {
  const { tokens } = shiki.codeToTokens(code, {
    lang,
    theme: CODE_THEME.name,
    // With the default limit of 500 ms per line, a busy machine would return partly highlighted lines.
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) =>
    line.map(({ content, color }) => ({
      text: content,
      element: elementsByColor.get(color ?? '') ?? '',
    })),
  );
}
