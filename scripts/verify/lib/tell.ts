/** What a check has come to. */
export interface Verdict {
  passed: number;
  failed: number;
}

/**
 * Says of something that was checked whether it is fine, and what was found.
 *
 * @param isFine if something was found all the same
 */
export function tell(
  name: string,
  found: readonly string[],
  isFine: boolean = found.length === 0,
): void {
  console.log(`${isFine ? 'ok  ' : 'FAIL'} ${name}`);
  found.forEach((one) => console.log(`     ${one.replaceAll('\n', '\n     ')}`));
}
