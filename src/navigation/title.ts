import { canonicalPath } from '../../plugins/shared/navigation/canonical';
import { isApi, type NavEntry } from './entry';
import { ENGLISH_TITLES, type TitleTable } from './translations';

/**
 * The title of an entry: the translation table's entry for the canonical path (for a subheader: its
 * text), else the entry's own title, else a name made of the address: for API pages the component's or
 * hook's name as spelt in code, for others the last segment in title case. A subheader's own text needs
 * no such making.
 *
 * @returns The title, or `null` if the entry is hidden: `title: false` beats everything else.
 * @throws Error if there is no title and the address has no segment to make one of.
 */
export function titleOf(entry: NavEntry, table: TitleTable = ENGLISH_TITLES): string | null {
  const { pathname, subheader, title } = entry;
  if (title === false) {
    return null;
  }
  const key = subheader ?? canonicalPath(pathname);
  // An own property only: 'constructor' is a fine subheader.
  const translated = Object.hasOwn(table, key) ? table[key] : undefined;
  return translated ?? title ?? subheader ?? (isApi(entry) ? codeName(entry) : wordsOf(pathname));
}

/** `/core/react-app-provider` → `App Provider`, `/guides/first-steps.html` → `First Steps`. */
function wordsOf(pathname: string): string {
  return wordsIn(lastName(pathname, segmentsOf(pathname).at(-1)))
    .map(capitalize)
    .join(' ');
}

/**
 * `/core/api/sign-in-page` → `SignInPage`. A hook's page stands below the page of its subject:
 * `/core/react-use-session/api` → `useSession`, `…/use-local-storage-state-api` →
 * `useLocalStorageState`.
 */
function codeName({ pathname, kind }: NavEntry): string {
  const segments = segmentsOf(pathname);
  const segment = segments.at(-1) === 'api' ? segments.at(-2) : segments.at(-1);
  const [first = '', ...rest] = wordsIn(lastName(pathname, segment).replace(/-api$/, ''));
  return [kind === 'hooks-api' ? first : capitalize(first), ...rest.map(capitalize)].join('');
}

function segmentsOf(pathname: string): string[] {
  return pathname
    .replace(/[?#].*$/s, '')
    .split('/')
    .filter(Boolean);
}

/** A segment without its `react-` prefix and its file extension. */
function lastName(pathname: string, segment = ''): string {
  const name = segment.replace(/^react-(?=.)/, '').replace(/(?<=.)\.[^.]*$/, '');
  if (wordsIn(name).length === 0) {
    throw new Error(
      `Expected the pathname of a navigation entry to end in a name to make its title of, but ` +
        `found '${pathname}'. Give the entry a title of its own.`,
    );
  }
  return name;
}

function wordsIn(name: string): string[] {
  return name.split(/[-_\s]+/).filter(Boolean);
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
