import type { Preferences } from '../../../site-companion/shared/choices/registry';
import { isRecord } from '../../../shared/isRecord';
import { unlessBlocked } from '../../../shared/unlessBlocked';
import { EDIT_KEY_PREFIX } from '../../shared/messages';

/** A reader's own code, by file name. */
export type Edits = Record<string, string>;

/** Where the browser keeps nothing, edits live as long as the page does. */
const memory = new Map<string, string>();

const prefixOf = (id: string): string => `${EDIT_KEY_PREFIX}${id}:`;

const keyOf = (id: string, { codeStyling, codeVariant }: Preferences): string =>
  `${prefixOf(id)}${codeStyling}:${codeVariant}`;

function read(key: string): string | undefined {
  return unlessBlocked(() => sessionStorage.getItem(key)) ?? memory.get(key);
}

/** Any value but texts by name counts as no edit: other scripts of the host use the storage too. */
function parseEdits(value: unknown): Edits {
  if (!isRecord(value)) {
    return {};
  }
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}

/** A demo's edits in one language and styling. */
export function readEdits(id: string, shown: Preferences): Edits {
  try {
    return parseEdits(JSON.parse(read(keyOf(id, shown)) ?? '{}'));
  } catch {
    return {};
  }
}

/** Keeps edits for the visit: through reloads and client navigations, until they are reset. */
export function writeEdits(id: string, shown: Preferences, edits: Edits): void {
  const key = keyOf(id, shown);
  const text = JSON.stringify(edits);
  memory.set(key, text);
  unlessBlocked(() => sessionStorage.setItem(key, text));
}

function keys(): string[] {
  return [...memory.keys(), ...(unlessBlocked(() => Object.keys(sessionStorage)) ?? [])];
}

/** Whether a demo has been edited, in any language and styling. */
export function hasEdits(id: string): boolean {
  return keys().some((key) => key.startsWith(prefixOf(id)));
}

/** Forgets a demo's edits, in all languages and stylings. */
export function clearEdits(id: string): void {
  for (const key of keys().filter((name) => name.startsWith(prefixOf(id)))) {
    memory.delete(key);
    unlessBlocked(() => sessionStorage.removeItem(key));
  }
}
