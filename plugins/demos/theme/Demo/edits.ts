import type { Preferences } from '../../../choices/registry';
import { isRecord } from '../../../shared/unknown';
import { tryStorage } from '../../../shared/storage';

/** A reader's edited code, by file name. */
export type Edits = Record<string, string>;

/** The fallback for blocked storage. It keeps edits until the page is reloaded. */
const editsInMemory = new Map<string, string>();

const getKeyPrefix = (id: string): string => `demo:${id}:`;

const getKey = (id: string, { codeStyling, codeVariant }: Preferences): string =>
  `${getKeyPrefix(id)}${codeStyling}:${codeVariant}`;

/**
 * Returns a demo's edits in one language and styling solution. Values are validated, because other scripts on the host
 * can write to the same storage.
 */
export function readEdits(id: string, preferences: Preferences): Edits {
  const key = getKey(id, preferences);
  try {
    const text = tryStorage(() => sessionStorage.getItem(key)) ?? editsInMemory.get(key);
    const value: unknown = JSON.parse(text ?? '{}');
    return Object.fromEntries(
      Object.entries(isRecord(value) ? value : {}).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string',
      ),
    );
  } catch {
    return {};
  }
}

/** Stores edits for the session. They survive reloads and client-side navigation until they are reset. */
export function writeEdits(id: string, preferences: Preferences, edits: Edits): void {
  const key = getKey(id, preferences);
  const text = JSON.stringify(edits);
  editsInMemory.set(key, text);
  tryStorage(() => sessionStorage.setItem(key, text));
}

/** Returns the storage keys of a demo's edits, in all languages and styling solutions. */
function getEditKeys(id: string): string[] {
  const stored = tryStorage(() => Object.keys(sessionStorage)) ?? [];
  return [...editsInMemory.keys(), ...stored].filter((key) => key.startsWith(getKeyPrefix(id)));
}

export function hasEdits(id: string): boolean {
  return getEditKeys(id).length > 0;
}

/** Deletes a demo's edits in all languages and styling solutions. */
export function clearEdits(id: string): void {
  for (const key of getEditKeys(id)) {
    editsInMemory.delete(key);
    tryStorage(() => sessionStorage.removeItem(key));
  }
}
