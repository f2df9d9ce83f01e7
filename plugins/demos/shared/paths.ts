import { type CodeStyling, type DemoSpec, STYLING_SLUGS } from './types';

/** The base path of all frames, relative to the site's base URL. */
export const DEMOS_PATH = 'demos/';

/**
 * The base path of the frames that run edited code, relative to the site's base URL. They have the same documents as
 * the other frames. A host can serve them with a separate content security policy that allows `eval`.
 */
export const LIVE_PATH = 'live/';

/** Returns the path of a demo's frame below the site's base, with a trailing slash. */
export function getFramePath(id: string, styling: CodeStyling = 'MUI System'): string {
  const slug = STYLING_SLUGS[styling];
  return `${DEMOS_PATH}${id}/${slug ? `${slug}/` : ''}`;
}

/** Converts the path of a demo's frame to the path of the frame for edited code. */
export function getLivePath(path: string): string {
  return LIVE_PATH + path.slice(DEMOS_PATH.length);
}

/**
 * Extracts the id of a demo from the path of its frame or its source.
 *
 * @param path - a path below the site's base, such as `demos/core/react-crud/BikeRental/tailwind/`
 * @returns `core/react-crud/BikeRental`, or `undefined` for any other path
 */
export function parseDemoId(path: string): string | undefined {
  const slugs = Object.values(STYLING_SLUGS).filter(Boolean).join('|');
  const pattern = new RegExp(
    `^(?:${DEMOS_PATH}|${LIVE_PATH})(.+?)/(?:(?:${slugs})/)?(?:index\\.html|demo\\.json)?$`,
  );
  return pattern.exec(path)?.[1];
}

/** Converts a component name to a title: `OrdersDesk` becomes `Orders desk`. */
export function toTitle(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Returns the element ids that links to a demo can target. The demo's name (`OrdersDesk`), which the site's own links
 * use, selects no variant. The other ids select a variant (`OrdersDesk.tsx`, `tailwind-OrdersDesk.js`).
 * plugins/site-companion/preferences/hash.ts parses them.
 */
export function getDemoHashes({ name, stylings }: Pick<DemoSpec, 'name' | 'stylings'>): string[] {
  const prefixes = stylings.flatMap((styling) => {
    const slug = STYLING_SLUGS[styling];
    // An id without a prefix keeps the reader's styling solution.
    return slug ? [`${slug}-`] : stylings.length > 1 ? ['', 'system-'] : [''];
  });
  return [name, ...prefixes.flatMap((prefix) => [`${prefix}${name}.tsx`, `${prefix}${name}.js`])];
}
