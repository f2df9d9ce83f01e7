/** The key of the site's Emotion cache; it is the prefix of its class names. */
export const EMOTION_KEY = 'tp';

const STYLE_TAG = /<style data-emotion="([^"]*)"[^>]*>([\s\S]*?)<\/style>/g;

/**
 * Takes Emotion's `<style>` elements out of the server's HTML, where they are invalid inside lists,
 * and merges them into one for the head (https://github.com/facebook/docusaurus/issues/3236).
 *
 * Hydration still agrees: Emotion reads the ids of what is already there from `data-emotion`, and
 * leaves elements with `data-s` where they stand. Global styles keep a tag of their own with the very
 * attribute that Emotion looks for; merged, they would be inserted a second time.
 *
 * @param appHtml the server-rendered app
 * @returns the app without style elements, and the style elements for the head
 */
export function hoistEmotionStyles(appHtml: string): { html: string; styles: string } {
  const scoped = new Map<string, string>();
  const globals = new Map<string, string>();
  const html = appHtml.replace(STYLE_TAG, (_tag, attribute: string, css: string) => {
    const [key, ...ids] = attribute.split(' ');
    if (key === EMOTION_KEY) {
      scoped.set(ids.join(' '), css);
    } else {
      globals.set(attribute, css);
    }
    return '';
  });
  const tags = [...globals].map(
    ([attribute, css]) => `<style data-emotion="${attribute}" data-s="">${css}</style>`,
  );
  if (scoped.size > 0) {
    const ids = [...scoped.keys()].join(' ');
    const css = [...scoped.values()].join('');
    tags.push(`<style data-emotion="${EMOTION_KEY} ${ids}" data-s="">${css}</style>`);
  }
  return { html, styles: tags.join('') };
}
