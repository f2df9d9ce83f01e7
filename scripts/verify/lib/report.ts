export interface CheckResult {
  passed: number;
  failed: number;
}

/**
 * Prints whether a check passed, and its findings.
 *
 * @param isFine - whether the check passed, possibly with findings
 */
export function report(
  name: string,
  findings: readonly string[],
  isFine: boolean = findings.length === 0,
): void {
  console.log(`${isFine ? 'ok  ' : 'FAIL'} ${name}`);
  findings.forEach((finding) => console.log(`     ${finding.replaceAll('\n', '\n     ')}`));
}
