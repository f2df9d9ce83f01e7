import fs from 'node:fs';
import path from 'node:path';
import { pagesBelow } from '../../../shared/node/files';
import { frameAddress } from '../../shared/address';
import type { CodeStyling, DemoLayout, DemoSource } from '../../shared/types';
import { demosOfPage, type DemoUse } from '../sources/demosOfPage';
import { modulesOf, scriptsOf } from '../sources/files';
import type { DemoPlaces, DemoRoot } from '../sources/places';
import { type Demo, idOfDemo, readDemo } from '../sources/read';

/** One frame to be built: a demo in one styling. */
export interface FrameSpec {
  /** The demo's id: `core/react-account/SignedIn`. */
  id: string;
  title: string;
  styling: CodeStyling;
  /** The file whose default export the frame renders. */
  entry: string;
  /** Below the site's base, with a slash at the end. */
  address: string;
  layout: DemoLayout;
  /** The demo brings its own theme provider. */
  ownTheme: boolean;
  /** Not rendered at build time. */
  client: boolean;
  /** What the demo's files import from packages. */
  imports: string[];
  /** The page that shows it, for messages. */
  page: string;
  source: DemoSource;
}

/** A name for files: without slashes. */
export function frameKey({ id, styling }: Pick<FrameSpec, 'id' | 'styling'>): string {
  const infix = styling === 'MUI System' ? '' : `.${styling.split(' ')[0]?.toLowerCase() ?? ''}`;
  return id.replaceAll('/', '-') + infix;
}

/** Components that bring a theme of their own; inside another theme they would behave differently. */
const OWN_THEME = /\b(?:AppProvider|ThemeProvider)\b/;

function pagesIn(folder: string): string[] {
  return fs.existsSync(folder) ? pagesBelow(folder).map((page) => path.join(folder, page)) : [];
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
    const ownTheme = scriptsOf(entry).some((text) => OWN_THEME.test(text));
    return {
      id: demo.spec.id,
      title: use.title,
      styling,
      entry,
      address: frameAddress(demo.spec.id, styling),
      layout: use.layout === 'full' || (!use.layout && ownTheme) ? 'full' : 'centered',
      ownTheme,
      client: use.client,
      imports: [...new Set(modulesOf(entry))].sort(),
      page,
      source: demo.source,
    };
  });
}

/**
 * The frames of one page: one for each demo on it, and each of its stylings.
 *
 * @param page the page's file
 * @throws {Error} if it names a demo that is not there
 */
export async function framesOfPage(page: string, places: DemoPlaces): Promise<FrameSpec[]> {
  const frames: FrameSpec[] = [];
  for (const use of demosOfPage(page)) {
    frames.push(...framesOf(await readDemo(page, use.name, places), use, page));
  }
  return frames;
}

/**
 * All frames of a site: one for each demo that a page shows, and each of its stylings.
 *
 * @param language the language that the site is built in, if it has more than one
 * @throws {Error} if a page names a demo that is not there, or two pages show the same one in
 *   different ways
 */
export async function collectFrames(places: DemoPlaces, language?: string): Promise<FrameSpec[]> {
  const pages = places.roots.flatMap((root) => pagesOf(places.siteDir, root, language));
  const frames = new Map<string, FrameSpec>();
  for (const page of pages) {
    for (const frame of await framesOfPage(page, places)) {
      const known = frames.get(frame.address);
      if (known && (known.layout !== frame.layout || known.client !== frame.client)) {
        const name = frame.id.split('/').pop() ?? frame.id;
        throw new Error(`${page}: shows ${name} in another way than ${known.page} does.`);
      }
      frames.set(frame.address, frame);
    }
  }
  return [...frames.values()];
}

/**
 * The frames of the page that shows a demo, as its files stand now: what a reader of the page needs
 * together.
 *
 * @param id the demo's id
 * @returns none, if no page shows a demo with this id
 * @throws {Error} if the page names a demo that is not there
 */
export async function framesBeside(
  id: string,
  places: DemoPlaces,
  language?: string,
): Promise<FrameSpec[]> {
  const wanted = id.slice(id.lastIndexOf('/') + 1);
  const page = places.roots
    .flatMap((root) => pagesOf(places.siteDir, root, language))
    .find((file) => {
      const text = fs.readFileSync(file, 'utf8');
      // Another page may be half written; its mistake is no matter of this one.
      return (
        text.includes(`"${wanted}"`) &&
        demosOfPage(file, text).some(
          ({ name }) => name === wanted && idOfDemo(file, name, places) === id,
        )
      );
    });
  return page === undefined ? [] : framesOfPage(page, places);
}
