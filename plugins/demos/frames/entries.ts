import fs from 'node:fs/promises';
import path from 'node:path';
import { type FrameSpec, frameKey } from './frame';
import { tailwindStylesheet } from './tailwind';

const BROWSER = path.resolve(__dirname, '../browser');

/** Of these packages an edited demo may import any part, besides what the demo itself imports. */
const SHARED_PACKAGES = [
  { name: '@mui/material', parts: /^(?:(?!Pigment)[A-Z][a-z]\w*|styles|colors|useMediaQuery)$/ },
  { name: '@toolpad/core', parts: /^(?:[A-Z][a-z]\w*|use[A-Z]\w+)$/ },
];
const SHARED_MODULES = ['react', '@mui/material', '@toolpad/core'];

const text = (value: unknown): string => JSON.stringify(value);

function loaders(specifiers: readonly string[]): string {
  return specifiers.map((name) => `${text(name)}: () => import(${text(name)}),`).join('\n');
}

async function writeModules(folder: string, siteDir: string): Promise<string> {
  const parts = await Promise.all(
    SHARED_PACKAGES.map(async ({ name, parts: pattern }) => {
      const inside = await fs.readdir(path.join(siteDir, 'node_modules', name));
      return inside.filter((part) => pattern.test(part)).map((part) => `${name}/${part}`);
    }),
  );
  const file = path.join(folder, 'modules.js');
  const code = `export default {\n${loaders([...SHARED_MODULES, ...parts.flat()])}\n};\n`;
  await fs.writeFile(file, code);
  return file;
}

/** The files that the two builds of the frames start from. */
export interface FrameEntries {
  /** For browsers: file by frame key. */
  client: Record<string, string>;
  /** For rendering at build time: all frames. */
  server: string;
  /** What edited demos may import. */
  modules: string;
}

/**
 * Writes the entries of the frames.
 *
 * @param folder where to
 */
export async function writeEntries(
  frames: readonly FrameSpec[],
  folder: string,
  siteDir: string,
): Promise<FrameEntries> {
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { recursive: true });
  const client: Record<string, string> = {};
  await Promise.all(
    frames.map(async (frame) => {
      const key = frameKey(frame);
      let style = '';
      if (frame.styling === 'Tailwind CSS') {
        const codes = frame.source.panes
          .filter(({ styling }) => styling === frame.styling)
          .flatMap(({ files }) => files.map(({ code }) => code));
        await fs.writeFile(path.join(folder, `${key}.css`), await tailwindStylesheet(codes));
        style = `import './${key}.css';\n`;
      }
      const file = path.join(folder, `${key}.js`);
      client[key] = file;
      await fs.writeFile(
        file,
        `import ${text(path.join(BROWSER, 'prepare'))};\n${style}import { mount } from ${text(path.join(BROWSER, 'mount'))};\n` +
          `import Demo from ${text(frame.entry)};\n` +
          `mount(Demo, ${frame.ownTheme}, {\n${loaders(frame.imports)}\n});\n`,
      );
    }),
  );
  const server = path.join(folder, 'server.js');
  await fs.writeFile(
    server,
    `export { renderFrame } from ${text(path.join(__dirname, 'renderFrame'))};\n` +
      `export const demos = {\n${frames
        .filter((frame) => !frame.client)
        .map((frame) => `${text(frameKey(frame))}: () => import(${text(frame.entry)}),`)
        .join('\n')}\n};\n`,
  );
  return { client, server, modules: await writeModules(folder, siteDir) };
}
