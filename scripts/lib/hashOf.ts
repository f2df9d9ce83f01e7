import { createHash } from 'node:crypto';

/** Twelve digits that change with each of these texts, to name what is made of them. */
export const hashOf = (...texts: string[]): string =>
  createHash('sha256').update(texts.join('\0')).digest('hex').slice(0, 12);
