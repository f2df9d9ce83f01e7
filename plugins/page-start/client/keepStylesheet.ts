import { FIRST_SCREEN_END } from '../shared/firstScreen';

/**
 * Copies the stylesheet within the page's text to the end of the body, outside of what React owns: React
 * removes the original with the page, or where it discards HTML that a translator or an extension has
 * changed. The copy costs no request. It goes to the end, because Chromium shows fonts that came too late
 * for the page when a stylesheet is inserted before others, and so moves the text.
 */
export function keepStylesheet(): void {
  const link = document.querySelector(`[${FIRST_SCREEN_END}] > link`);
  if (link) {
    document.body.append(link.cloneNode());
  }
}
