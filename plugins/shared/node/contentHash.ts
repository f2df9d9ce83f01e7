import { createHash } from 'node:crypto';

/** Returns a hash of a file's content for the file's name, so that browsers can cache the file forever. */
export function getContentHash(content: string | Uint8Array, digits = 8): string {
  return createHash('sha256').update(content).digest('hex').slice(0, digits);
}
