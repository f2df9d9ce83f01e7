import type { FrameSpec } from './collect';

const STYLES_AND_SCRIPTS = /<(style|script)[\s>][\s\S]*?<\/\1>/g;
const VISIBLE_ELEMENTS = /<(?:svg|img|canvas|input|video)[\s>]/;

/** Matches modules whose components render their content only after measuring or loading. */
const CLIENT_RENDERED_MODULE = /^@(?:mui\/x-|toolpad\/core\/Crud$)/;

/** Returns whether a demo renders too little at build time to be useful. Forms render their fields immediately. */
function needsScripts({ imports }: Pick<FrameSpec, 'imports'>, html: string): boolean {
  const content = html.replace(STYLES_AND_SCRIPTS, '');
  const isEmpty = !VISIBLE_ELEMENTS.test(content) && content.replace(/<[^>]*>/g, '').trim() === '';
  const isClientRendered =
    imports.some((name) => CLIENT_RENDERED_MODULE.test(name)) && !/<form[\s>]/.test(html);
  return isEmpty || isClientRendered;
}

/**
 * Returns the play button that covers a demo until it runs, or the empty string if the demo renders its content at
 * build time. The demo's own HTML stays below this cover for hydration.
 *
 * @param frame - the demo's imported modules
 * @param html - the demo's own HTML
 */
export function getCoverHtml(frame: Pick<FrameSpec, 'imports'>, html: string): string {
  return needsScripts(frame, html)
    ? '<div class="demo-cover"><button type="button" aria-label="Start the demo">' +
        '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5v14l11-7z"/></svg></button>' +
        '<noscript>This demo needs JavaScript.</noscript></div>'
    : '';
}
