import { remembered } from '../../shared/remembered';

/** Letters in a line: as many as fit into a table beside the name of a prop. */
const WIDTH = 64;

/**
 * Formats TypeScript as the samples of the site are formatted, each once: versions and components share
 * most of their types.
 */
export const formatted = remembered(async (code: string): Promise<string> => {
  // Loaded with the first code: whatever reads the configuration starts sooner.
  const [{ format }, estree, typescript] = await Promise.all([
    import('prettier/standalone'),
    import('prettier/plugins/estree'),
    import('prettier/plugins/typescript'),
  ]);
  const result = await format(code, {
    parser: 'typescript',
    plugins: [typescript, estree],
    singleQuote: true,
    printWidth: WIDTH,
  });
  return result.trim();
});

/** The frame in which a property is TypeScript. */
const FRAME = /^interface Frame \{\n([\s\S]*)\n\}$/;

/** Formats a property alone, such as `size: number`. */
export async function formattedProperty(code: string): Promise<string> {
  const framed = await formatted(`interface Frame { ${code} }`);
  return (FRAME.exec(framed)?.[1] ?? code).replace(/^ {2}/gm, '');
}
