import type { Preferences } from '../../../choices/registry';
import { getLicenseCode } from '../../shared/license';
import type { DemoPackages, DemoSource, DemoSpec } from '../../shared/types';
import { readEdits } from './edits';
import { findPane } from './loadSource';

interface ProjectContent {
  title: string;
  /** The demo's entry and the files that it imports, with their display names. */
  files: readonly { name: string; code: string }[];
  /** The TypeScript names of the same files, which show whether a file contains JSX. */
  typedNames: readonly string[];
  isTyped: boolean;
  usesTailwind: boolean;
  packages: DemoPackages;
  /** The license key of the data grid. */
  licenseKey?: string;
}

/** The contents of a project's files, by path. */
type Project = Record<string, string>;

const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Returns the name of a file in the project. Vite accepts JSX only in files with the extension `.jsx` or `.tsx`. */
function getProjectFileName(name: string, typedName: string): string {
  return name.endsWith('.js') && typedName.endsWith('.tsx') ? `${name}x` : name;
}

function createManifest({ title, packages, isTyped }: ProjectContent): string {
  const tools = Object.entries(packages.devDependencies).filter(
    ([name]) => isTyped || !(name === 'typescript' || name.startsWith('@types/')),
  );
  return formatJson({
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

const createIndexHtml = (title: string, main: string): string => `<!doctype html>
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

function createViteConfig(usesTailwind: boolean): string {
  const plugins = usesTailwind ? 'react(), tailwindcss()' : 'react()';
  const tailwind = usesTailwind ? "import tailwindcss from '@tailwindcss/vite';\n" : '';
  return `${tailwind}import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [${plugins}] });
`;
}

function createMainScript(demo: string, content: ProjectContent): string {
  const { isTyped, usesTailwind, licenseKey } = content;
  const [licenseImport, setLicense] = getLicenseCode(licenseKey);
  const style = usesTailwind ? "import './index.css';\n" : '';
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

const TSCONFIG = {
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

/** Returns the file that a sandbox opens first. */
function getMainFile({ files, typedNames }: ProjectContent): string {
  return `src/${getProjectFileName(files[0]?.name ?? '', typedNames[0] ?? '')}`;
}

/** Creates a Vite project that contains a demo, with the exact package versions that this site is built with. */
export function createProject(content: ProjectContent): Project {
  const { title, files, typedNames, isTyped, usesTailwind } = content;
  const main = isTyped ? 'main.tsx' : 'main.jsx';
  const demo = getMainFile(content).replace(/^src\//, '');
  return {
    'package.json': createManifest(content),
    'index.html': createIndexHtml(title, main),
    [isTyped ? 'vite.config.ts' : 'vite.config.js']: createViteConfig(usesTailwind),
    ...(isTyped ? { 'tsconfig.json': formatJson(TSCONFIG) } : {}),
    [`src/${main}`]: createMainScript(demo, content),
    ...(usesTailwind ? { 'src/index.css': "@import 'tailwindcss';\n" } : {}),
    ...Object.fromEntries(
      files.map(({ name, code }, index) => [
        `src/${getProjectFileName(name, typedNames[index] ?? '')}`,
        code,
      ]),
    ),
  };
}

/** Creates the content of a project from the visible files, including the reader's edits. */
function createProjectContent(
  spec: DemoSpec,
  source: DemoSource,
  preferences: Preferences,
): ProjectContent {
  const edits = readEdits(spec.id, preferences);
  return {
    title: spec.title,
    files: findPane(source, preferences).files.map(({ name, code }) => ({
      name,
      code: edits[name] ?? code,
    })),
    typedNames: findPane(source, { ...preferences, codeVariant: 'TS' }).files.map(
      ({ name }) => name,
    ),
    isTyped: preferences.codeVariant === 'TS',
    usesTailwind: preferences.codeStyling === 'Tailwind CSS',
    packages: source.packages[preferences.codeStyling] ?? { dependencies: {}, devDependencies: {} },
    ...(source.licenseKey && { licenseKey: source.licenseKey }),
  };
}

/** Returns the fields of StackBlitz's POST API (https://developer.stackblitz.com/docs/platform/post-api/). */
function createFields(content: ProjectContent): Record<string, string> {
  const files = Object.entries(createProject(content));
  return {
    'project[title]': content.title,
    'project[description]': `${content.title}, from the documentation of Toolpad`,
    'project[template]': 'node',
    ...Object.fromEntries(files.map(([path, text]) => [`project[files][${path}]`, text])),
  };
}

/** Opens a demo in StackBlitz in a new tab, with the reader's language, styling solution, and edits. */
export function openSandbox(spec: DemoSpec, source: DemoSource, preferences: Preferences): void {
  const content = createProjectContent(spec, source, preferences);
  const action = `https://stackblitz.com/run?file=${encodeURIComponent(getMainFile(content))}`;
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action, target: '_blank', rel: 'noopener', hidden: true });
  for (const [field, value] of Object.entries(createFields(content))) {
    const input = document.createElement('textarea');
    input.name = field;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
