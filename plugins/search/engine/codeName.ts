/** One word with a capital inside, `$` or `_`: `useSession`, `$$jsExpression`, `createFunction()`. */
const CODE_NAME =
  /^[<@]?[\w$./]*(?:[\p{Ll}\d]\p{Lu}|\p{Lu}{2}\p{Ll}{2}|[$_])[\w$./]*(?:\(\)|\s*\/?>)?$/u;

/** Whether a query is the name of something in code, spelt as in code. */
export function isCodeName(query: string): boolean {
  return CODE_NAME.test(query.trim());
}
