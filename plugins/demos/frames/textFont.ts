import fs from 'node:fs/promises';
import path from 'node:path';

/** The site's text font as its own build names it; every reader has it already. */
const TEXT_FONT = /^geist-latin-wght-normal-.*\.woff2$/;

/** Stands in the frames' documents for the rule that names the font. */
export const FONT_PLACEHOLDER = '/*text-font*/';

/**
 * Roboto, which MUI asks for, is on few readers' machines; in the site's own font a demo looks as if
 * it belonged here, without a byte more to load.
 *
 * @param outDir the built site
 * @param baseUrl the site's base
 * @returns a CSS rule; nothing if the font is not there
 */
export async function textFontRule(outDir: string, baseUrl: string): Promise<string> {
  const folder = 'assets/fonts';
  const files = await fs.readdir(path.join(outDir, folder)).catch(() => []);
  const file = files.find((name) => TEXT_FONT.test(name));
  return file
    ? `@font-face{font-family:Roboto;src:local(Roboto),url(${baseUrl}${folder}/${file})format("woff2");font-weight:100 900;font-display:swap}`
    : '';
}

/** Puts the rule into all documents below a folder. */
export async function applyTextFont(folder: string, rule: string): Promise<void> {
  const files = await fs.readdir(folder, { recursive: true });
  await Promise.all(
    files
      .filter((name) => name.endsWith('.html'))
      .map(async (name) => {
        const file = path.join(folder, name);
        const html = await fs.readFile(file, 'utf8');
        await fs.writeFile(
          file,
          html.replace(FONT_PLACEHOLDER, () => rule),
        );
      }),
  );
}
