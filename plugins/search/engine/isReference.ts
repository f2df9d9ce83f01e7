/** The parts of an address behind which pages are looked up, not read: `api/`, `…-api/`, `reference/`. */
const LOOKED_UP = /\/(?:[^/#]+-)?(?:api|reference)\//;

/** Whether an address is of the reference (tables of props, fields, parameters) and not of a guide. */
export function isReference(url: string): boolean {
  return LOOKED_UP.test(url);
}
