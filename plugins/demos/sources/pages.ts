/** A use of `<Demo>` in a page. */
export interface DemoUse {
  name: string;
  layout: string | undefined;
  /** Not rendered at build time: `<Demo name="…" client />`. */
  client: boolean;
}

const FENCED = /^([ \t]*)(`{3,}|~{3,})[\s\S]*?^\1\2[ \t]*$/gm;
const INLINE = /`[^`\n]*`/g;
const COMMENT = /\{\/\*[\s\S]*?\*\/\}/g;
const DEMO = /<Demo\s([^>]*?)\/?>/g;

/**
 * The demos that a page shows. Frames are built beside the pages, not after them, so this reads the
 * page's text; plugins/demos/remark.ts, which has the parsed page, checks each use.
 *
 * @param text a page's MDX
 */
export function demosOfPage(text: string): DemoUse[] {
  const prose = text.replace(FENCED, '').replace(COMMENT, '').replace(INLINE, '');
  return [...prose.matchAll(DEMO)].flatMap(([, attributes = '']) => {
    const name = /\bname="([^"]*)"/.exec(attributes)?.[1];
    const layout = /\blayout="([^"]*)"/.exec(attributes)?.[1];
    return name ? [{ name, layout, client: /\bclient\b(?!=)/.test(attributes) }] : [];
  });
}
