import fs from 'node:fs';
import path from 'node:path';
import { listPages } from '../../../shared/node/files';
import { getFramePath } from '../../shared/paths';
import type { CodeStyling, DemoLayout, DemoSource } from '../../shared/types';
import { getImportedModules, readScripts } from '../sources/files';
import { findDemosOnPage } from '../sources/findDemosOnPage';
import { type DemoConfig, type DemoRoot, getAliases } from '../sources/config';
import { findEntries, identifyDemo, readDemo } from '../sources/read';

/** Describes a frame, which shows a demo in one styling solution. */
export interface FrameSpec {
  /** The demo's id: `core/react-account/SignedIn`. */
  id: string;
  title: string;
  styling: CodeStyling;
  /** The path of the file whose default export the frame renders. */
  entry: string;
  /** The frame's path below the site's base, with a trailing slash. */
  path: string;
  layout: DemoLayout;
  /** Whether the demo starts in view even if the server can render it. */
  startsInView: boolean;
  /** The selectors of the parts that light up together with their lines of the source. */
  selectors: string[];
  hasTheme: boolean;
  /** The specifiers of all modules that the demo's files import from packages. */
  imports: string[];
  /** The installed packages that replace imported ones. */
  aliases: Record<string, string>;
  /** The page that contains the demo, for error messages. */
  page: string;
  source: DemoSource;
}

/** Returns a frame's key, which names its files and contains no slashes. */
export function getFrameKey({ id, styling }: Pick<FrameSpec, 'id' | 'styling'>): string {
  const infix = styling === 'MUI System' ? '' : `.${styling.split(' ')[0]?.toLowerCase() ?? ''}`;
  return id.replaceAll('/', '-') + infix;
}

/** Matches components that provide a theme. They behave differently inside another theme. */
const THEME_PROVIDER = /\b(?:AppProvider|ThemeProvider)\b/;

function findPages(folder: string): string[] {
  return fs.existsSync(folder) ? listPages(folder).map((page) => path.join(folder, page)) : [];
}

/**
 * Returns all pages of the site in a language: the translated pages, and the originals of pages without a translation.
 */
function findAllPages({ siteDir, roots }: DemoConfig, language = ''): string[] {
  return roots.flatMap(({ folder: name, translations = {} }: DemoRoot) => {
    const folder = path.join(siteDir, name);
    const originals = findPages(folder);
    const translation = translations[language];
    if (translation === undefined) {
      return originals;
    }
    const from = path.join(siteDir, translation);
    const translated = findPages(from);
    const replaced = new Set(
      translated.map((page) => path.join(folder, path.relative(from, page))),
    );
    return [...translated, ...originals.filter((page) => !replaced.has(page))];
  });
}

/**
 * Returns the frames of a page: one for each styling solution of each demo.
 *
 * @throws Error if one of the page's demos doesn't exist
 */
async function collectPageFrames(page: string, config: DemoConfig): Promise<FrameSpec[]> {
  const frames: FrameSpec[] = [];
  for (const { name, title, layout, start, parts } of findDemosOnPage(page)) {
    const { entries, selectors, source, spec } = await readDemo(page, name, config, parts);
    for (const [styling, entry] of entries) {
      const hasTheme = readScripts(entry).some((text) => THEME_PROVIDER.test(text));
      frames.push({
        id: spec.id,
        title,
        styling,
        entry,
        path: getFramePath(spec.id, styling),
        layout: layout === 'full' || (!layout && hasTheme) ? 'full' : 'centered',
        startsInView: start,
        selectors,
        hasTheme,
        imports: getImportedModules(entry),
        aliases: getAliases(page, config),
        page,
        source,
      });
    }
  }
  return frames;
}

/**
 * Returns all frames of the site in a language.
 *
 * @throws Error if a demo doesn't exist, or if two pages show a demo with different layouts
 */
export async function collectFrames(config: DemoConfig, language?: string): Promise<FrameSpec[]> {
  const frames = new Map<string, FrameSpec>();
  for (const page of findAllPages(config, language)) {
    for (const frame of await collectPageFrames(page, config)) {
      const known = frames.get(frame.path);
      if (known && known.layout !== frame.layout) {
        const name = frame.id.split('/').pop() ?? frame.id;
        throw new Error(
          `${page}: expected <Demo name="${name}"> to have the same layout as in ${known.page}, ` +
            'found a different one. Use the same attributes on both pages.',
        );
      }
      frames.set(frame.path, frame);
    }
  }
  return [...frames.values()];
}

/**
 * Returns all frames of the page that shows a demo.
 *
 * @returns an empty list if no page shows a demo with this id
 * @throws Error if another demo of the page doesn't exist
 */
export async function collectSiblingFrames(
  id: string,
  config: DemoConfig,
  language?: string,
): Promise<FrameSpec[]> {
  const wanted = id.slice(id.lastIndexOf('/') + 1);
  const page = findAllPages(config, language).find((file) => {
    const text = fs.readFileSync(file, 'utf8');
    // Searching the text first avoids parsing other pages, which may be unfinished and contain errors.
    return (
      text.includes(`"${wanted}"`) &&
      findDemosOnPage(file, text).some(
        ({ name }) =>
          name === wanted && identifyDemo(findEntries(file, name, config), config).id === id,
      )
    );
  });
  return page === undefined ? [] : collectPageFrames(page, config);
}
