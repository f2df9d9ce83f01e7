import fs from 'node:fs';
import path from 'node:path';
import { readRecordedPackages } from '../../plugins/shared/node/bundledPackages';

const ROOT = path.resolve(__dirname, '../..');

/** The file that lists the packages that the site distributes. */
export const NOTICE_FILE = path.join(ROOT, 'NOTICE.md');

const INTRODUCTION = `# Notices

The marks, icons, and pictures of the site are drawn for it, and are covered by the license in \`LICENSE\`.

The site distributes code and fonts from the following npm packages to its readers' browsers, each under its own license.
\`npm ci\` installs the packages with their full licenses. After a build, \`npm run notices\` writes this list.`;

/** Matches the holder in a line of a license with a year or a copyright sign, unlike the text of a license. */
const COPYRIGHT =
  /^\W*copyright (?:\(c\)|©|(?=\d))[\d\s,–-]*(?:present,? )?(?:copyright [\d\s]+)?(?<holder>\D+)/im;

/** Matches what follows a holder's name: an email address, a URL, a year, or a phrase. */
const AFTER_NAME = /\s*(?:[<(\d]|\ball rights\b).*$|[.\s]+$/i;

interface PackageJson {
  license?: string;
  author?: string | { name: string };
}

/** Returns the holder of a package's copyright, from its license file or else from its author. */
function findCopyright(folder: string, { author }: PackageJson): string {
  const file = fs.readdirSync(folder).find((name) => /^licen[cs]e/i.test(name));
  const text = file === undefined ? '' : fs.readFileSync(path.join(folder, file), 'utf8');
  const name = typeof author === 'string' ? author : author?.name;
  const [holder = ''] = (COPYRIGHT.exec(text)?.groups?.holder ?? name ?? '').split('\n');
  return holder.replace(AFTER_NAME, '') || 'its contributors';
}

/**
 * Formats NOTICE.md, which lists the npm packages that the last build put into files for browsers.
 *
 * @throws Error if the site hasn't been built
 */
export function formatNotices(): string {
  const items = readRecordedPackages().map((name) => {
    const folder = path.join(ROOT, 'node_modules', name);
    const text = fs.readFileSync(path.join(folder, 'package.json'), 'utf8');
    const data = JSON.parse(text) as PackageJson;
    return `- \`${name}\`: ${data.license}, copyright ${findCopyright(folder, data)}`;
  });
  return `${INTRODUCTION}\n\n${items.join('\n')}\n`;
}
