import { FONTS } from './shared/tokens';

/**
 * Adds the text font to the document, independently of the stylesheets. As soon as a stylesheet changes, as when React
 * opens another page, Chromium loads the fonts of all stylesheets again. Because of `font-display: optional`, the page
 * would then keep the fallback fonts.
 */
async function keepTextFont(): Promise<void> {
  const url = document.querySelector<HTMLLinkElement>('link[as=font]')?.href;
  const [loaded] = await document.fonts.load(`1em '${FONTS.font}'`);
  if (url && loaded) {
    const { weight, unicodeRange } = loaded;
    const font = new FontFace(FONTS.font, `url("${url}")`, { weight, unicodeRange });
    document.fonts.add(await font.load());
  }
}

// The server also imports client modules. If the font fails to load, the page keeps the fallback fonts.
if (typeof document !== 'undefined') {
  keepTextFont().catch(Boolean);
}
