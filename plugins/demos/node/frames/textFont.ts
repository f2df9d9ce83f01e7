import fs from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../../shared/node/files';

/** Matches the `@font-face` rules of the text font in the site's stylesheets. */
const TEXT_FONT_RULE = /@font-face\{font-family:['"]?Geist Variable['"]?;[^}]*\}/g;

/** The placeholder for the font rules in the frames' documents, which are built before the site's stylesheets. */
export const FONT_PLACEHOLDER = '/*text-font*/';

/**
 * Returns `@font-face` rules that make demos use the site's text font in place of Roboto. MUI's default is Roboto, but
 * few readers have it installed, and the parent page has loaded the site's font already. Frames of edited code have a
 * separate cache, so the font may arrive after the first paint.
 */
export function getTextFontRules(css: string): string {
  return (css.match(TEXT_FONT_RULE) ?? [])
    .join('')
    .replace(/font-family:['"]?Geist Variable['"]?/g, 'font-family:Roboto')
    .replaceAll('src:', 'src:local(Roboto),')
    .replaceAll('font-display:optional', 'font-display:fallback');
}

/** Reads all stylesheets of a built site. */
export async function readBuiltStyles(outDir: string): Promise<string> {
  const folder = path.join(outDir, 'assets/css');
  const files = await fs.readdir(folder).catch(() => []);
  const sheets = await Promise.all(
    files.map((name) => fs.readFile(path.join(folder, name), 'utf8')),
  );
  return sheets.join('\n');
}

/** Inserts the font rules into all documents below a folder. */
export async function applyTextFont(folder: string, rules: string): Promise<void> {
  await Promise.all(
    listFiles(folder, /\.html$/).map(async (name) => {
      const file = path.join(folder, name);
      const html = await fs.readFile(file, 'utf8');
      await fs.writeFile(
        file,
        html.replace(FONT_PLACEHOLDER, () => rules),
      );
    }),
  );
}
