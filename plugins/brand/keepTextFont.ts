import { FONTS } from './shared/tokens';

/**
 * Adds the text font to the document, independently of the stylesheets. As soon as a stylesheet changes, as when React
 * opens another page, Chromium loads the fonts of all stylesheets again. Because of `font-display: optional`, the page
 * would then keep the fallback fonts.
 */
async function keepTextFont(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>('link[as=font]');
  const [loaded] = link ? await document.fonts.load(`1em '${FONTS.font}'`) : [];
  if (link && loaded) {
    const { weight, unicodeRange } = loaded;
    const font = new FontFace(FONTS.font, `url("${link.href}")`, { weight, unicodeRange });
    document.fonts.add(await font.load());
  }
}

// The server also imports client modules. If the font fails to load, the page keeps the fallback fonts.
if (typeof document !== 'undefined') {
  keepTextFont().catch(Boolean);
}
