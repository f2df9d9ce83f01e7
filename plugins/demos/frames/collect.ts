import fs from 'node:fs';
import path from 'node:path';
import { DemoError } from '../errors';
import { type DemoRoot, frameAddress } from '../sources/address';
import { filesOfDemo, importsOf } from '../sources/files';
import { demosOfPage, type DemoUse } from '../sources/pages';
import { type Demo, type DemoPlaces, readDemo } from '../sources/read';
import type { FrameSpec } from './frame';

/** Components that bring a theme of their own; inside another theme they would behave differently. */
const OWN_THEME = /\b(?:AppProvider|ThemeProvider)\b/;

const PAGE = /\.mdx?$/;

function pagesIn(folder: string): string[] {
  if (!fs.existsSync(folder)) {
    return [];
  }
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && PAGE.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}

/** The pages of a folder as readers of a language see them: translated where there is a translation. */
function pagesOf(siteDir: string, root: DemoRoot, language: string | undefined): string[] {
  const folder = path.join(siteDir, root.folder);
  const translation = language === undefined ? undefined : root.translations?.[language];
  if (translation === undefined) {
    return pagesIn(folder);
  }
  const from = path.join(siteDir, translation);
  const translated = pagesIn(from);
  const replaced = new Set(translated.map((page) => path.join(folder, path.relative(from, page))));
  return [...translated, ...pagesIn(folder).filter((page) => !replaced.has(page))];
}

function framesOf(demo: Demo, use: DemoUse, page: string): FrameSpec[] {
  return [...demo.entries].map(([styling, entry]) => {
    const scripts = filesOfDemo(entry).filter((file) => /\.tsx?$/.test(file));
    const texts = scripts.map((file) => fs.readFileSync(file, 'utf8'));
    const ownTheme = texts.some((text) => OWN_THEME.test(text));
    const imports = texts.flatMap(importsOf).filter((name) => !name.startsWith('.'));
    return {
      id: demo.spec.id,
      title: demo.spec.title,
      styling,
      entry,
      address: frameAddress(demo.spec.id, styling),
      layout: use.layout === 'full' || (!use.layout && ownTheme) ? 'full' : 'centered',
      ownTheme,
      client: use.client,
      imports: [...new Set(imports)].sort(),
      page,
      source: demo.source,
    };
  });
}

/**
 * All frames of a site: one for each demo that a page shows, and each of its stylings.
 *
 * @param language the language that the site is built in, if it has more than one
 * @throws {DemoError} if a page names a demo that is not there, or two pages show the same one in
 *   different ways
 */
export async function collectFrames(places: DemoPlaces, language?: string): Promise<FrameSpec[]> {
  const pages = places.roots.flatMap((root) => pagesOf(places.siteDir, root, language));
  const frames = new Map<string, FrameSpec>();
  for (const page of pages) {
    for (const use of demosOfPage(fs.readFileSync(page, 'utf8'))) {
      for (const frame of framesOf(await readDemo(page, use.name, places), use, page)) {
        const known = frames.get(frame.address);
        if (known && (known.layout !== frame.layout || known.client !== frame.client)) {
          throw new DemoError(page, `shows ${use.name} in another way than ${known.page} does.`);
        }
        frames.set(frame.address, frame);
      }
    }
  }
  return [...frames.values()];
}
