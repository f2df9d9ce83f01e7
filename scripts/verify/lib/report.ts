export interface CheckResult {
  passed: number;
  failed: number;
}

/** Prints the findings of a check that failed. */
export function report(name: string, findings: readonly string[]): void {
  console.log(`FAIL ${name}`);
  findings.forEach((finding) => console.log(`     ${finding.replaceAll('\n', '\n     ')}`));
}
