import { licenseCode } from '../../shared/license';
import type { DemoPackages } from '../../shared/types';

/** What goes into a project of the reader's own. */
export interface ProjectContent {
  title: string;
  /** The demo itself first, then what it imports; names as a reader sees them. */
  files: readonly { name: string; code: string }[];
  /** The TypeScript names of the same files: they tell which of them hold JSX. */
  typedNames: readonly string[];
  isTyped: boolean;
  withTailwind: boolean;
  packages: DemoPackages;
  /** Of the data grid. */
  licenseKey?: string;
}

/** A project's files by path. */
export type Project = Record<string, string>;

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Vite takes JSX from files that say so. */
function projectName(name: string, typedName: string): string {
  return name.endsWith('.js') && typedName.endsWith('.tsx') ? `${name}x` : name;
}

function manifest({ title, packages, isTyped }: ProjectContent): string {
  const tools = Object.entries(packages.devDependencies).filter(
    ([name]) => isTyped || !(name === 'typescript' || name.startsWith('@types/')),
  );
  return json({
    name: title.toLowerCase().replace(/\W+/g, '-'),
    private: true,
    version: '0.0.0',
    type: 'module',
    scripts: {
      dev: 'vite',
      start: 'vite',
      build: isTyped ? 'tsc && vite build' : 'vite build',
      preview: 'vite preview',
    },
    dependencies: packages.dependencies,
    devDependencies: Object.fromEntries(tools),
  });
}

const page = (title: string, main: string): string => `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <title>${title}</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/${main}"></script>
  </body>
</html>
`;

function viteConfig(withTailwind: boolean): string {
  const plugins = withTailwind ? 'react(), tailwindcss()' : 'react()';
  const tailwind = withTailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : '';
  return `${tailwind}import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [${plugins}] });
`;
}

function mainFile(demo: string, content: ProjectContent): string {
  const { isTyped, withTailwind, licenseKey } = content;
  const [licenseImport, setLicense] = licenseCode(licenseKey);
  const style = withTailwind ? "import './index.css';\n" : '';
  return `${licenseImport}import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
${style}import Demo from './${demo.replace(/\.\w+$/, '')}';

${setLicense}createRoot(document.getElementById('root')${isTyped ? '!' : ''}).render(
  <StrictMode>
    <Demo />
  </StrictMode>,
);
`;
}

const TYPESCRIPT = {
  compilerOptions: {
    target: 'ES2022',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: ['vite/client'],
  },
  include: ['src'],
};

/** The file that a sandbox opens first. */
export function openFile({ files, typedNames }: ProjectContent): string {
  return `src/${projectName(files[0]?.name ?? '', typedNames[0] ?? '')}`;
}

/**
 * A Vite project with a demo in it, which installs, checks and builds as it is, with the very
 * versions that this site was built with.
 */
export function createProject(content: ProjectContent): Project {
  const { title, files, typedNames, isTyped, withTailwind } = content;
  const main = isTyped ? 'main.tsx' : 'main.jsx';
  const demo = openFile(content).replace(/^src\//, '');
  return {
    'package.json': manifest(content),
    'index.html': page(title, main),
    [isTyped ? 'vite.config.ts' : 'vite.config.js']: viteConfig(withTailwind),
    ...(isTyped ? { 'tsconfig.json': json(TYPESCRIPT) } : {}),
    [`src/${main}`]: mainFile(demo, content),
    ...(withTailwind ? { 'src/index.css': "@import 'tailwindcss';\n" } : {}),
    ...Object.fromEntries(
      files.map(({ name, code }, index) => [
        `src/${projectName(name, typedNames[index] ?? '')}`,
        code,
      ]),
    ),
  };
}
