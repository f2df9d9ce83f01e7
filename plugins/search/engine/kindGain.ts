import type { WordHit } from './findWord';

/** One word with a capital inside, `$` or `_`: `useSession`, `$$jsExpression`, `createFunction()`. */
const CODE_NAME =
  /^[<@]?[\w$./]*(?:[\p{Ll}\d]\p{Lu}|\p{Lu}{2}\p{Ll}{2}|[$_])[\w$./]*(?:\(\)|\s*\/?>)?$/u;

/** Whether a query is the name of something in code, spelt as in code. */
export function isCodeName(query: string): boolean {
  return CODE_NAME.test(query.trim());
}

/** The parts of an address behind which pages are looked up, not read: `api/`, `…-api/`, `reference/`. */
const LOOKED_UP = /\/(?:[^/#]+-)?(?:api|reference)\//;

/** Whether an address is of the reference (tables of props, fields, parameters) and not of a guide. */
export function isReference(url: string): boolean {
  return LOOKED_UP.test(url);
}

/** What a row or page of the reference is worth beside a guide of the same name, */
const REFERENCE_SHARE = 0.6;

/** and what it gains where a name of code was asked for. */
const API_GAIN = 1.7;

/**
 * Who asks in words wants to read a guide before a table in which the word is the name of a row; who
 * asks for a name of code wants its API page.
 */
export function kindGain({ hit, isNamed }: WordHit, query: string): number {
  if (!isNamed || !isReference(hit.url)) {
    return 1;
  }
  if (!isCodeName(query)) {
    return REFERENCE_SHARE;
  }
  return hit.kind === 'page' ? API_GAIN : 1;
}
