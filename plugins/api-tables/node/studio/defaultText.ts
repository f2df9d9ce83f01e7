/** Entries of a list that are shown; the description has the rest. */
const SHOWN_ENTRIES = 1;

/** A default value as a page file would have it. */
export function defaultText(value: unknown): string {
  if (Array.isArray(value)) {
    const shown = value.slice(0, SHOWN_ENTRIES).map(defaultText);
    return `[${[...shown, ...(value.length > SHOWN_ENTRIES ? ['…'] : [])].join(', ')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, inner]) => `${name}: ${defaultText(inner)}`);
    return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
  }
  return value === '' ? '""' : String(value);
}
