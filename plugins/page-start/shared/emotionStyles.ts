/** The key of the site's Emotion cache, which is also the prefix of its class names. */
export const EMOTION_KEY = 'tp';

const STYLE_TAG = /<style data-emotion="([^"]*)"[^>]*>([\s\S]*?)<\/style>/g;

/** CSS rules by Emotion's id, which is a hash of the CSS. */
export type EmotionRules = Map<string, string>;

/**
 * Returns a `<style>` element whose styles hydration doesn't insert again. Emotion reads the ids of the existing styles
 * from `data-emotion`, and doesn't move elements with `data-s`.
 *
 * @param attribute - the cache key, and the ids of all styles that the page has in this element or in a stylesheet
 * @param css - the styles of this element
 */
export const createStyleTag = (attribute: string, css: string): string =>
  `<style data-emotion="${attribute}" data-s="">${css}</style>`;

/** Returns one element for each global style, because Emotion looks for the exact attribute. */
export const createGlobalTags = (globals: EmotionRules): string =>
  [...globals].map(([attribute, css]) => createStyleTag(attribute, css)).join('');

/**
 * Removes Emotion's `<style>` elements from server-rendered HTML, where they are invalid inside lists
 * (https://github.com/facebook/docusaurus/issues/3236).
 *
 * @param appHtml - the server-rendered app
 * @returns the app without the elements, its styles by id, and its global styles by the value of `data-emotion`
 */
export function extractStyles(appHtml: string): {
  html: string;
  rules: EmotionRules;
  globals: EmotionRules;
} {
  const rules: EmotionRules = new Map();
  const globals: EmotionRules = new Map();
  const html = appHtml.replace(STYLE_TAG, (_tag, attribute: string, css: string) => {
    const [key, ...ids] = attribute.split(' ');
    if (key === EMOTION_KEY) {
      rules.set(ids.join(' '), css);
    } else {
      globals.set(attribute, css);
    }
    return '';
  });
  return { html, rules, globals };
}

/**
 * Moves Emotion's `<style>` elements to the head of a document that shares no styles with others.
 *
 * @param appHtml - the server-rendered app
 * @returns the app without style elements, and the style elements
 */
export function hoistEmotionStyles(appHtml: string): { html: string; styles: string } {
  const { html, rules, globals } = extractStyles(appHtml);
  const attribute = [EMOTION_KEY, ...rules.keys()].join(' ');
  const own = rules.size > 0 ? createStyleTag(attribute, [...rules.values()].join('')) : '';
  return { html, styles: createGlobalTags(globals) + own };
}
