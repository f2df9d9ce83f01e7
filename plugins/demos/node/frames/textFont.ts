import fs from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from '../../../shared/node/files';

/** The rules of the site's text font, as its own build writes them. */
const RULES = /@font-face\{font-family:['"]?Geist Variable['"]?;[^}]*\}/g;

/** Stands in the frames' documents for the rules that name the font. */
export const FONT_PLACEHOLDER = '/*text-font*/';

/**
 * Roboto, which MUI asks for, is on few readers' machines; in the site's own font, whose files the page
 * around has loaded, a demo looks as if it belonged here, without a byte more.
 *
 * @param css a stylesheet of the site
 * @returns the rules of its text font, under the name of Roboto
 */
export function textFontRules(css: string): string {
  return (css.match(RULES) ?? [])
    .join('')
    .replace(/font-family:['"]?Geist Variable['"]?/g, 'font-family:Roboto')
    .replaceAll('src:', 'src:local(Roboto),');
}

/** All stylesheets of a built site. */
export async function builtStyles(outDir: string): Promise<string> {
  const folder = path.join(outDir, 'assets/css');
  const files = await fs.readdir(folder).catch(() => []);
  const sheets = await Promise.all(
    files.map((name) => fs.readFile(path.join(folder, name), 'utf8')),
  );
  return sheets.join('\n');
}

/** Puts the rules into all documents below a folder. */
export async function applyTextFont(folder: string, rules: string): Promise<void> {
  await Promise.all(
    filesBelow(folder, /\.html$/).map(async (name) => {
      const file = path.join(folder, name);
      const html = await fs.readFile(file, 'utf8');
      await fs.writeFile(
        file,
        html.replace(FONT_PLACEHOLDER, () => rules),
      );
    }),
  );
}
