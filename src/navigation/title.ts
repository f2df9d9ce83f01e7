import { getCanonicalPath } from '../../plugins/shared/paths';
import { LANGUAGES } from '../site/urls';
import { isApi, type NavEntry } from './entry';

/** Titles by path or by subheader text. */
type TitleTable = Readonly<Record<string, string>>;

/**
 * Returns the title of an entry: the title in the table for its canonical path (or for a subheader's text), or else its
 * own title or subheader, or else a name that is derived from its path. API pages have the name of the component or
 * hook in code, and other pages have their last segment in title case.
 *
 * @returns the title, or `null` for an entry with `title: false`, which is hidden
 * @throws if there is no title and no segment of the path can become one
 */
export function getTitle(entry: NavEntry, table: TitleTable = {}): string | null {
  const { pathname, subheader, title } = entry;
  if (title === false) {
    return null;
  }
  const key = subheader ?? getCanonicalPath(pathname, LANGUAGES);
  // Only own properties count, because 'constructor' is a valid subheader.
  const translated = Object.hasOwn(table, key) ? table[key] : undefined;
  return (
    translated ?? title ?? subheader ?? (isApi(entry) ? toCodeName(entry) : toTitleCase(pathname))
  );
}

/**
 * Converts a path to a title: `/core/react-app-provider` → `App Provider`,
 * `/guides/first-steps.html` → `First Steps`.
 */
function toTitleCase(pathname: string): string {
  return splitWords(cleanSegment(pathname, getSegments(pathname).at(-1)))
    .map(capitalize)
    .join(' ');
}

/**
 * Converts the path of an API page to a name in code: `/core/api/sign-in-page` → `SignInPage`,
 * `/core/react-use-session/api` → `useSession`, `…/use-local-storage-state-api` →
 * `useLocalStorageState`.
 */
function toCodeName({ pathname, kind }: NavEntry): string {
  const segments = getSegments(pathname);
  const segment = segments.at(-1) === 'api' ? segments.at(-2) : segments.at(-1);
  const [first = '', ...rest] = splitWords(cleanSegment(pathname, segment).replace(/-api$/, ''));
  return [kind === 'hooks-api' ? first : capitalize(first), ...rest.map(capitalize)].join('');
}

function getSegments(pathname: string): string[] {
  return pathname
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean);
}

/** Removes the prefix `react-` and the file extension from a segment. */
function cleanSegment(pathname: string, segment = ''): string {
  const name = segment.replace(/^react-(?=.)/, '').replace(/(?<=.)\.[^.]*$/, '');
  if (splitWords(name).length === 0) {
    throw new Error(
      `Expected the pathname of a navigation entry to end in a name that can be its title, but ` +
        `found '${pathname}'. Add a title to the entry.`,
    );
  }
  return name;
}

function splitWords(name: string): string[] {
  return name.split(/[-_\s]+/).filter(Boolean);
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
