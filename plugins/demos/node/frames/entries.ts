import fs from 'node:fs/promises';
import path from 'node:path';
import { getLicenseCode, usesDataGrid } from '../../shared/license';
import { getPackageName } from '../sources/files';
import { type FrameSpec, getFrameKey } from './collect';

/**
 * The Tailwind CSS stylesheet of frames. Its dark variant follows the page's color mode. In apps, the variant follows
 * the operating system by default.
 */
const TAILWIND_STYLESHEET = `@import 'tailwindcss';
@custom-variant dark (&:where([data-theme='dark'], [data-theme='dark'] *));
`;

/** Builds the stylesheet of a Tailwind CSS demo. All words in its sources are candidates for class names. */
async function buildTailwindStyles(sources: readonly string[]): Promise<string> {
  const { compile } = await import('tailwindcss');
  const folder = path.dirname(require.resolve('tailwindcss/package.json'));
  const compiler = await compile(TAILWIND_STYLESHEET, {
    base: folder,
    loadStylesheet: async (id, base) => {
      const target = path.resolve(base, id === 'tailwindcss' ? 'index.css' : id);
      return { path: target, base: folder, content: await fs.readFile(target, 'utf8') };
    },
  });
  return compiler.build([...new Set(sources.join('\n').split(/[\s"'`{}]+/))]);
}

const FRAME_DIR = path.resolve(__dirname, '../../frame');

/** The packages whose modules every edited demo can import, in addition to the modules that the built demo imports. */
const SHARED_PACKAGES = [
  { name: '@mui/material', parts: /^(?:(?!Pigment)[A-Z][a-z]\w*|styles|colors|useMediaQuery)$/ },
  { name: '@toolpad/core', parts: /^(?:[A-Z][a-z]\w*|use[A-Z]\w+)$/ },
];
const SHARED_MODULES = ['react', '@mui/material', '@toolpad/core'];

const toStringLiteral = (value: string): string => JSON.stringify(value);

/** Formats the properties of an object literal. Each value is a function that imports a file lazily. */
function formatLoaders(files: Iterable<readonly [name: string, file: string]>): string {
  return Array.from(
    files,
    ([name, file]) => `${toStringLiteral(name)}: () => import(${toStringLiteral(file)}),`,
  ).join('\n');
}

/** Lists the modules that edited demos can import from a shared package. */
async function listSharedModules(name: string, siteDir: string, installed = name) {
  const pattern = SHARED_PACKAGES.find((shared) => shared.name === name)?.parts;
  const parts = await fs.readdir(path.join(siteDir, 'node_modules', installed));
  return parts.filter((part) => pattern?.test(part)).map((part) => `${name}/${part}`);
}

async function writeModules(folder: string, siteDir: string): Promise<string> {
  const parts = await Promise.all(
    SHARED_PACKAGES.map(({ name }) => listSharedModules(name, siteDir)),
  );
  const file = path.join(folder, 'modules.js');
  const modules = [...SHARED_MODULES, ...parts.flat()];
  const loaders = formatLoaders(modules.map((name) => [name, name]));
  await fs.writeFile(file, `export default {\n${loaders}\n};\n`);
  return file;
}

/** Writes the browser entry of a frame, and its Tailwind CSS stylesheet. */
async function writeEntry(
  file: string,
  { styling, source, imports, entry, hasTheme, aliases }: FrameSpec,
  siteDir: string,
  licenseKey?: string,
): Promise<void> {
  const replaced = await Promise.all(
    Object.entries(aliases).map(async ([name, installed]) => [
      name,
      ...(await listSharedModules(name, siteDir, installed)),
    ]),
  );
  const modules = [...new Set([...imports, ...replaced.flat()])].map((name) => {
    const packageName = getPackageName(name);
    return [name, name.replace(packageName, aliases[packageName] ?? packageName)] as const;
  });
  let style = '';
  if (styling === 'Tailwind CSS') {
    const codes = source.panes
      .filter((pane) => pane.styling === styling)
      .flatMap(({ files }) => files.map(({ code }) => code));
    const stylesheet = file.replace(/js$/, 'css');
    await fs.writeFile(stylesheet, await buildTailwindStyles(codes));
    style = `import './${path.basename(stylesheet)}';\n`;
  }
  const isLicensed = Boolean(licenseKey) && usesDataGrid(imports);
  const [licenseImport, setLicense] = getLicenseCode(isLicensed ? licenseKey : undefined);
  await fs.writeFile(
    file,
    `import ${toStringLiteral(path.join(FRAME_DIR, 'prepare'))};\n${style}import { mount } from ${toStringLiteral(path.join(FRAME_DIR, 'mount'))};\n` +
      `${licenseImport}import Demo from ${toStringLiteral(entry)};\n${setLicense}` +
      `mount(Demo, ${hasTheme}, {\n${formatLoaders(modules)}\n});\n`,
  );
}

export interface FrameEntries {
  /** The browser entries, by frame key. */
  client: Record<string, string>;
  /** The entry that renders all frames at build time. */
  server: string;
  /** The module with loaders of all packages that edited demos can import. */
  modules: string;
}

/** Writes the entries of all frames into a folder. */
export async function writeEntries(
  frames: readonly FrameSpec[],
  folder: string,
  siteDir: string,
  licenseKey?: string,
): Promise<FrameEntries> {
  await fs.rm(folder, { recursive: true, force: true });
  await fs.mkdir(folder, { recursive: true });
  const getFile = (frame: FrameSpec): string => path.join(folder, `${getFrameKey(frame)}.js`);
  await Promise.all(frames.map((frame) => writeEntry(getFile(frame), frame, siteDir, licenseKey)));
  const server = path.join(folder, 'server.js');
  const loaders = formatLoaders(frames.map((frame) => [getFrameKey(frame), frame.entry]));
  await fs.writeFile(
    server,
    `export { renderFrame } from ${toStringLiteral(path.join(__dirname, 'renderFrame'))};\n` +
      `export const demos = {\n${loaders}\n};\n`,
  );
  return {
    // Using the order of the frames instead of the file system's makes builds reproducible.
    client: Object.fromEntries(frames.map((frame) => [getFrameKey(frame), getFile(frame)])),
    server,
    modules: await writeModules(folder, siteDir),
  };
}
