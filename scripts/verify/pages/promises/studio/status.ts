import type { Visit } from '../../promise';

/** The status of an answer. */
export async function statusOf(
  visit: Visit,
  path: string,
  headers: Record<string, string> = {},
): Promise<number> {
  return (await fetch(new URL(path, await visit.address()), { headers, redirect: 'manual' }))
    .status;
}

/**
 * @param status that of an answer, or nothing if redirects never ended
 * @throws {Error} if it is another one
 */
export function expectStatus(
  status: number | undefined,
  expected: number | undefined,
  what: string,
): void {
  if (status !== expected) {
    const [wanted, found] = [expected, status].map((one) => one ?? 'redirects without an end');
    throw new Error(`Expected ${wanted} for ${what}, found ${found}.`);
  }
}

/** @throws {Error} if a part is missing in a text */
export function expectIn(text: string, part: string, where: string): void {
  if (!text.includes(part)) {
    throw new Error(`Expected ${part} in ${where}, found ${text.slice(0, 300)}`);
  }
}
