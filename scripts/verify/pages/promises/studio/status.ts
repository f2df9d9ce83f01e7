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

/** @throws {Error} if it is another one */
export function expectStatus(status: number, expected: number, what: string): void {
  if (status !== expected) {
    throw new Error(`Expected ${expected} for ${what}, found ${status}.`);
  }
}
