import { DEFAULT_HEIGHT_PX } from '../heights';

/** A use of `<Demo>` in a page. */
export interface DemoUse {
  name: string;
  layout: string | undefined;
  /** Of its frame, in px, and on a phone. */
  height: number;
  phoneHeight: number;
  /** Not rendered at build time: `<Demo name="…" client />`. */
  client: boolean;
}

const FENCED = /^([ \t]*)(`{3,}|~{3,})[\s\S]*?^\1\2[ \t]*$/gm;
const INLINE = /`[^`\n]*`/g;
const COMMENT = /\{\/\*[\s\S]*?\*\/\}/g;
const DEMO = /<Demo\s([^>]*?)\/?>/g;

/** `height={420}` or `height="420"` */
function pixelsOf(name: string, attributes: string): number | undefined {
  const digits = new RegExp(`\\b${name}=["{](\\d+)["}]`).exec(attributes)?.[1];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * The demos that a page shows. Frames are built beside the pages, not after them, so this reads the
 * page's text; plugins/demos/node/remark.ts, which has the parsed page, checks each use.
 *
 * @param text a page's MDX
 */
export function demosOfPage(text: string): DemoUse[] {
  const prose = text.replace(FENCED, '').replace(COMMENT, '').replace(INLINE, '');
  return [...prose.matchAll(DEMO)].flatMap(([, attributes = '']) => {
    const name = /\bname="([^"]*)"/.exec(attributes)?.[1];
    const layout = /\blayout="([^"]*)"/.exec(attributes)?.[1];
    if (!name) {
      return [];
    }
    const height = pixelsOf('height', attributes) ?? DEFAULT_HEIGHT_PX;
    const phoneHeight = pixelsOf('phoneHeight', attributes) ?? height;
    return [{ name, layout, height, phoneHeight, client: /\bclient\b(?!=)/.test(attributes) }];
  });
}
