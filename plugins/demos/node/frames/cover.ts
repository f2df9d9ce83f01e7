import type { FrameSpec } from './collect';

const STYLES_AND_SCRIPTS = /<(style|script)[\s>][\s\S]*?<\/\1>/g;
const VISIBLE_ELEMENTS = /<(?:svg|img|canvas|input|video)[\s>]/;

/** Matches modules whose components render their content only after measuring or loading. */
const CLIENT_RENDERED_MODULE = /^@(?:mui\/x-|toolpad\/core\/Crud$)/;

/**
 * Returns the play button that covers a demo until it runs, or the empty string if the demo renders its content at
 * build time. The demo's own HTML stays below this cover for hydration.
 */
export function getCoverHtml({ imports }: Pick<FrameSpec, 'imports'>, html: string): string {
  const content = html.replace(STYLES_AND_SCRIPTS, '');
  const isEmpty = !VISIBLE_ELEMENTS.test(content) && content.replace(/<[^>]*>/g, '').trim() === '';
  // Forms render their fields immediately.
  const isClientRendered =
    imports.some((name) => CLIENT_RENDERED_MODULE.test(name)) && !/<form[\s>]/.test(html);
  return isEmpty || isClientRendered
    ? '<div class="demo-cover"><button type="button" aria-label="Start the demo">' +
        '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M8 5v14l11-7z"/></svg></button>' +
        '<noscript>This demo needs JavaScript.</noscript></div>'
    : '';
}
