import type { Preferences } from '../../../choices/registry';
import { getLicenseCode } from '../../shared/license';
import type { RunFile } from '../../shared/frames';
import type { DemoPackages, DemoSource, DemoSpec } from '../../shared/types';
import { readEdits } from './edits';
import { findPane } from './loadSource';

interface ProjectContent {
  title: string;
  /** The demo's entry and the files that it imports, with their names in the project. */
  files: readonly RunFile[];
  isTyped: boolean;
  usesTailwind: boolean;
  packages: DemoPackages;
  /** The license key of the data grid. */
  licenseKey?: string;
}

const formatJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

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

function createMainScript({ files, isTyped, usesTailwind, licenseKey }: ProjectContent): string {
  const [demo] = files;
  const [licenseImport, setLicense] = getLicenseCode(licenseKey);
  const style = usesTailwind ? "import './index.css';\n" : '';
  return `${licenseImport}import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
${style}import Demo from './${demo?.name.replace(/\.\w+$/, '')}';

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

/**
 * Creates a Vite project that contains a demo, with the exact package versions that this site is built with.
 *
 * @returns the contents of the project's files, by path
 */
export function createProject(content: ProjectContent): Record<string, string> {
  const { title, files, isTyped, usesTailwind } = content;
  const main = isTyped ? 'main.tsx' : 'main.jsx';
  return {
    'package.json': createManifest(content),
    'index.html': createIndexHtml(title, main),
    [isTyped ? 'vite.config.ts' : 'vite.config.js']: createViteConfig(usesTailwind),
    ...(isTyped ? { 'tsconfig.json': formatJson(TSCONFIG) } : {}),
    [`src/${main}`]: createMainScript(content),
    ...(usesTailwind ? { 'src/index.css': "@import 'tailwindcss';\n" } : {}),
    ...Object.fromEntries(files.map(({ name, code }) => [`src/${name}`, code])),
  };
}

/** Creates the content of a project from the visible files, including the reader's edits. */
function createProjectContent(
  spec: DemoSpec,
  source: DemoSource,
  preferences: Preferences,
): ProjectContent {
  const edits = readEdits(spec.id, preferences);
  const typed = findPane(source, { ...preferences, codeVariant: 'TS' }).files;
  return {
    title: spec.title,
    files: findPane(source, preferences).files.map(({ name, code }, index) => ({
      // Vite accepts JSX only in files with the extension `.jsx` or `.tsx`.
      name: name.endsWith('.js') && typed[index]?.name.endsWith('.tsx') ? `${name}x` : name,
      code: edits[name] ?? code,
    })),
    isTyped: preferences.codeVariant === 'TS',
    usesTailwind: preferences.codeStyling === 'Tailwind CSS',
    packages: source.packages[preferences.codeStyling] ?? { dependencies: {}, devDependencies: {} },
    ...(source.licenseKey && { licenseKey: source.licenseKey }),
  };
}

/** Opens a demo in StackBlitz in a new tab, with the reader's language, styling solution, and edits. */
export function openSandbox(spec: DemoSpec, source: DemoSource, preferences: Preferences): void {
  const content = createProjectContent(spec, source, preferences);
  const files = Object.entries(createProject(content));
  // https://developer.stackblitz.com/docs/platform/post-api/
  const fields = [
    ['project[title]', content.title],
    ['project[description]', `${content.title}, from the documentation of Toolpad`],
    ['project[template]', 'node'],
    ...files.map(([path, text]) => [`project[files][${path}]`, text]),
  ];
  const first = encodeURIComponent(`src/${content.files[0]?.name}`);
  const action = `https://stackblitz.com/run?file=${first}`;
  const form = document.createElement('form');
  Object.assign(form, { method: 'post', action, target: '_blank', rel: 'noopener', hidden: true });
  for (const [name, value] of fields) {
    form.append(Object.assign(document.createElement('textarea'), { name, value }));
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
