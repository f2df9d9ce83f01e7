import {
  bundledLanguages,
  createHighlighter,
  type Highlighter,
  type ThemeRegistration,
} from 'shiki';
import { escapeText } from '../../shared/escapeHtml';

/** What has no scope of its own in a language: names that the code gives, and plain text. */
const PLAIN = { className: 'tv', colour: '#000000' };

/**
 * The classes of plugins/code/code.css, each with the TextMate scopes that it colours: six hues at most.
 * A theme speaks in colours, so each class has a colour that stands for it.
 *
 * Punctuation is most of what stands in code: it has the colour of the block and needs no class, which
 * saves a third of the elements.
 */
const CLASSES: readonly { className: string; colour: string; scopes: string[] }[] = [
  {
    className: '',
    colour: '#000001',
    scopes: ['punctuation', 'meta.brace', 'keyword.operator', 'storage.type.function.arrow'],
  },
  {
    className: 'tk',
    colour: '#000002',
    scopes: ['keyword', 'storage', 'keyword.operator.new', 'keyword.operator.expression'],
  },
  {
    className: 'ts',
    colour: '#000003',
    scopes: ['string', 'punctuation.definition.string', 'markup.inserted', 'constant.other.symbol'],
  },
  {
    className: 'tn',
    colour: '#000004',
    scopes: [
      'entity.name.function',
      'support.function',
      'support.class.component',
      'entity.name.tag',
      'meta.definition.variable',
      'variable.other.constant',
      'support.type.property-name.json',
    ],
  },
  {
    className: 'ty',
    colour: '#000005',
    scopes: [
      'entity.name.type',
      'entity.other.inherited-class',
      'support.type.primitive',
      'support.type.builtin',
      'constant.numeric',
      'constant.language',
      'markup.deleted',
    ],
  },
  {
    className: 'tc',
    colour: '#000006',
    scopes: ['comment', 'punctuation.definition.comment'],
  },
];

const classOf = new Map([PLAIN, ...CLASSES].map(({ className, colour }) => [colour, className]));

const theme: ThemeRegistration = {
  name: 'site',
  type: 'light',
  fg: PLAIN.colour,
  bg: '#ffffff',
  settings: [
    { settings: { foreground: PLAIN.colour } },
    ...CLASSES.map(({ colour, scopes }) => ({ scope: scopes, settings: { foreground: colour } })),
  ],
};

let highlighter: Promise<Highlighter> | undefined;

/** A piece of code of one colour; without a class it has that of punctuation. */
export interface Token {
  text: string;
  className: string;
}

/** Neighbours of one class share a span, white space joins either side: far fewer elements. */
function joined(tokens: Token[]): Token[] {
  const merged: Token[] = [];
  for (const token of tokens) {
    const last = merged.at(-1);
    if (last && !last.text.trim()) {
      last.text += token.text;
      last.className = token.className;
    } else if (last && (last.className === token.className || !token.text.trim())) {
      last.text += token.text;
    } else {
      merged.push({ ...token });
    }
  }
  return merged;
}

/** The HTML of tokens: spans whose classes the stylesheet colours. */
export function tokensHtml(tokens: Token[]): string {
  return joined(tokens)
    .map(({ text, className }) =>
      className && text
        ? `<span class="${className}">${escapeText(text)}</span>`
        : escapeText(text),
    )
    .join('');
}

/**
 * Highlights code as tokens, line by line.
 *
 * @param code the source
 * @param language a language name or alias; an unknown one is shown as plain text
 */
export async function highlightLines(code: string, language: string): Promise<Token[][]> {
  if (!Object.hasOwn(bundledLanguages, language)) {
    return code.split('\n').map((text) => [{ text, className: PLAIN.className }]);
  }
  highlighter ??= createHighlighter({ themes: [theme], langs: [] });
  const shiki = await highlighter;
  const lang = language as keyof typeof bundledLanguages;
  await shiki.loadLanguage(lang);
  const { tokens } = shiki.codeToTokens(code, {
    lang,
    theme: 'site',
    // On a busy machine the usual limit, half a second for a line, leaves lines half coloured.
    tokenizeTimeLimit: 0,
  });
  return tokens.map((line) =>
    line.map(({ content, color }) => ({
      text: content,
      className: classOf.get(color ?? '') ?? '',
    })),
  );
}

/**
 * Highlights code as HTML whose tokens carry classes: a strict content security policy forbids the
 * style attributes that highlighters write.
 *
 * @param code the source
 * @param language a language name or alias; an unknown one is shown as plain text
 * @returns the HTML for inside `<code>`
 */
export async function highlight(code: string, language: string): Promise<string> {
  return (await highlightLines(code, language)).map(tokensHtml).join('\n');
}
