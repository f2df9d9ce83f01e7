import type { CodeToTokensOptions, ThemeRegistration, TokensResult } from 'shiki/types';
import { escapeText } from '../../shared/escapeHtml';

/** What has no scope of its own in a language: names that the code gives, and plain text. */
const PLAIN = 't-v';

/**
 * The elements of plugins/code/code.css, each with the TextMate scopes that it colors: six hues at most.
 * Their names are as short as HTML allows names of one's own to be: they are most of what a page with code
 * consists of.
 *
 * Punctuation is most of what stands in code: it has the color of the block and needs no element.
 */
const HUES: Record<string, string[]> = {
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

/** A theme speaks in colors, so each element has a color that stands for it. */
const colorOf = new Map(
  [PLAIN, ...Object.keys(HUES)].map((element, index) => [element, `#00000${index}`]),
);
const elementOf = new Map([...colorOf].map(([element, color]) => [color, element]));

/** A theme for Shiki that tells the hues apart. */
export const CODE_THEME = {
  name: 'site',
  type: 'light',
  fg: colorOf.get(PLAIN),
  bg: '#ffffff',
  settings: [
    { settings: { foreground: colorOf.get(PLAIN) } },
    ...Object.entries(HUES).map(([element, scope]) => ({
      scope,
      settings: { foreground: colorOf.get(element) },
    })),
  ],
} satisfies ThemeRegistration;

/** A piece of code of one hue; without an element it has that of punctuation. */
export interface Token {
  text: string;
  element: string;
}

/** Neighbours of one hue share an element, across white space too: far fewer elements. */
function joined(tokens: readonly Token[]): Token[] {
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
 * The HTML of tokens: elements that the stylesheet colors.
 *
 * @param textHtml makes HTML of the text of one element
 */
export function tokensHtml(tokens: readonly Token[], textHtml = escapeText): string {
  return joined(tokens)
    .map(({ text, element }) => {
      // White space at the ends stands outside: what repeats the more, compresses the better.
      const word = text.trim();
      return element && word
        ? text.replace(word, () => `<${element}>${textHtml(word)}</${element}>`)
        : textHtml(text);
    })
    .join('');
}

/** Text without a language, as tokens. */
export function plainTokens(code: string): Token[][] {
  return code.split('\n').map((text) => [{ text, element: PLAIN }]);
}

/** Shiki, in the build or in a browser, with the site's theme and the language in question. */
interface Tokenizer {
  codeToTokens(code: string, options: CodeToTokensOptions): TokensResult;
}

/**
 * The tokens of code, line by line: the same in the build, and in a browser where code is edited.
 *
 * @param code the source
 * @param lang the name of a language that the tokenizer has
 */
export function tokensOf(shiki: Tokenizer, code: string, lang: string): Token[][] {
  const { tokens } = shiki.codeToTokens(code, {
    lang,
    theme: CODE_THEME.name,
    // On a busy machine the usual limit, half a second for a line, leaves lines half colored.
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) =>
    line.map(({ content, color }) => ({
      text: content,
      element: elementOf.get(color ?? '') ?? '',
    })),
  );
}
