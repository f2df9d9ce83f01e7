import fs from 'node:fs/promises';
import path from 'node:path';

/** Tailwind's dark variant follows the frame's color mode, where an app of one's own asks the system. */
const STYLESHEET = `@import 'tailwindcss';
@custom-variant dark (&:where([data-theme='dark'], [data-theme='dark'] *));
`;

/**
 * The stylesheet of a demo that is styled with Tailwind CSS.
 *
 * @param sources the texts whose words may be class names; what is none is passed over
 * @returns CSS
 */
export async function tailwindStylesheet(sources: readonly string[]): Promise<string> {
  const { compile } = await import('tailwindcss');
  const folder = path.dirname(require.resolve('tailwindcss/package.json'));
  const compiler = await compile(STYLESHEET, {
    base: folder,
    loadStylesheet: async (id, base) => {
      const file = id === 'tailwindcss' ? 'index.css' : id;
      const target = path.resolve(base, file);
      return { path: target, base: folder, content: await fs.readFile(target, 'utf8') };
    },
  });
  return compiler.build([...new Set(sources.join('\n').split(/[\s"'`{}]+/))]);
}
