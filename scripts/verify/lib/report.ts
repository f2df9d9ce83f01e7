/** The result of a check. */
export interface CheckResult {
  passed: number;
  failed: number;
}

/**
 * Prints whether something passed a check, and the findings.
 *
 * @param isFine - `true` if it passed in spite of the findings
 */
export function report(
  name: string,
  findings: readonly string[],
  isFine: boolean = findings.length === 0,
): void {
  console.log(`${isFine ? 'ok  ' : 'FAIL'} ${name}`);
  findings.forEach((finding) => console.log(`     ${finding.replaceAll('\n', '\n     ')}`));
}
