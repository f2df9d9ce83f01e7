import type { FrameSpec } from './frame';

const STYLES_AND_SCRIPTS = /<(style|script)[\s>][\s\S]*?<\/\1>/g;
const PICTURES = /<(?:svg|img|canvas|input|video)[\s>]/;

/** Some components, such as the data grid, render nothing without a browser. */
function isEmpty(html: string): boolean {
  const content = html.replace(STYLES_AND_SCRIPTS, '');
  return !PICTURES.test(content) && content.replace(/<[^>]*>/g, '').trim() === '';
}

/** Modules whose components measure or load before they show what they are for. */
const LATE = /^@(?:mui\/x-|toolpad\/core\/Crud$)/;

/**
 * Whether a reader sees hardly more than an empty frame. A form shows its fields at once.
 *
 * @param html what the demo renders at build time
 */
export function isWaiting({ imports }: Pick<FrameSpec, 'imports'>, html: string): boolean {
  return isEmpty(html) || (imports.some((name) => LATE.test(name)) && !/<form[\s>]/.test(html));
}

/**
 * What stands over a demo that does not show yet what it is about.
 *
 * @param picture what it will be, as HTML, if there is a picture of it
 */
export function waitingHtml(picture = ''): string {
  return (
    `<div class="demo-waiting demo-over">${picture}` +
    '<button type="button" class="demo-start">Start the demo</button>' +
    '<noscript>This demo needs JavaScript.</noscript></div>'
  );
}
