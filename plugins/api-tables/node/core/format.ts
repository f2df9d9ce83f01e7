import { formatCode } from '../../../shared/node/formatCode';
import { remembered } from '../../../shared/remembered';

/** Letters in a line: as many as fit into a table beside the name of a prop. */
const WIDTH = 64;

/**
 * Formats TypeScript as the samples of the site are formatted, each once: versions and components share
 * most of their types.
 */
export const formatted = remembered(async (code: string): Promise<string> =>
  (await formatCode(code, 'typescript', WIDTH)).trim(),
);

/** The frame in which a property is TypeScript. */
const FRAME = /^interface Frame \{\n([\s\S]*)\n\}$/;

/** Formats a property alone, such as `size: number`. */
export async function formattedProperty(code: string): Promise<string> {
  const framed = await formatted(`interface Frame { ${code} }`);
  return (FRAME.exec(framed)?.[1] ?? code).replace(/^ {2}/gm, '');
}
