import { TEXT_FONT_ID } from '../node/frames/ids';
import { isSandboxed, onPageMessage } from './sandbox';

/**
 * Shows a reader's code in the site's text font: a frame without an origin may not fetch fonts, so that
 * the page, which has it, sends the file.
 */
export function adoptTextFont(): void {
  if (!isSandboxed()) {
    return;
  }
  document.getElementById(TEXT_FONT_ID)?.remove();
  onPageMessage((message) => {
    if (message.type === 'demo:font') {
      new FontFace('Roboto', message.font, { weight: '100 900' }).load().then(
        (font) => document.fonts.add(font),
        // No font: the browser's own will do.
        () => undefined,
      );
    }
  });
}
