import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { LICENSE_PACKAGE, licenseCode, usesGrid } from '../../shared/license';
import { frameKey, type FrameSpec } from './collect';

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
async function tailwindStylesheet(sources: readonly string[]): Promise<string> {
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

const BROWSER = path.resolve(__dirname, '../../frame');

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
 * The package is commercial software: whoever has a key installs it, and nobody else needs it.
 *
 * @param folder from which it is looked for
 */
function checkLicensePackage(folder: string): void {
  try {
    createRequire(path.join(folder, 'entry.js')).resolve(LICENSE_PACKAGE);
  } catch {
    throw new Error(
      `Demos: expected the package ${LICENSE_PACKAGE} to be installed, because a licence key for the ` +
        `data grid is set (MUI_X_LICENSE_KEY), but found none. Install it in the version of ` +
        `@mui/x-data-grid (npm install --no-save ${LICENSE_PACKAGE}@8), or unset the key.`,
    );
  }
}

/**
 * Writes the entries of the frames.
 *
 * @param folder where to
 * @param licenseKey of the data grid, if there is one
 * @throws if there is a key, a demo that wants it, and nothing to hand it over with
 */
export async function writeEntries(
  frames: readonly FrameSpec[],
  folder: string,
  siteDir: string,
  licenseKey?: string,
): Promise<FrameEntries> {
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { recursive: true });
  // In the order of the frames, and not in that of the disk: the bundles follow it.
  const client = Object.fromEntries(
    frames.map((frame) => [frameKey(frame), path.join(folder, `${frameKey(frame)}.js`)]),
  );
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
      const isLicensed = Boolean(licenseKey) && usesGrid(frame.imports);
      if (isLicensed) {
        checkLicensePackage(folder);
      }
      const [licenseImport, setLicense] = licenseCode(isLicensed ? licenseKey : undefined);
      await fs.writeFile(
        path.join(folder, `${key}.js`),
        `import ${text(path.join(BROWSER, 'prepare'))};\n${style}import { mount } from ${text(path.join(BROWSER, 'mount'))};\n` +
          `${licenseImport}import Demo from ${text(frame.entry)};\n${setLicense}` +
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
