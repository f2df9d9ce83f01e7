import { compressToBase64 } from 'lz-string';
import type { Preferences } from '../../../site-companion/shared/choices/registry';
import { licenseCode } from '../../shared/license';
import type { DemoPackages, DemoSource, DemoSpec } from '../../shared/types';
import { readEdits } from './edits';
import { paneOf } from './loadSource';

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
type Project = Record<string, string>;

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

/** A form that a new tab sends. */
interface SandboxForm {
  action: string;
  fields: Record<string, string>;
}

/**
 * What a reader takes along: the shown files, with their own edits.
 *
 * @throws if the source has none of the files: the page may be of another release
 */
function projectContent(
  spec: DemoSpec,
  { panes, packages, licenseKey }: DemoSource,
  shown: Preferences,
): ProjectContent {
  const edits = readEdits(spec.id, shown);
  const files = paneOf(panes, shown)?.files ?? [];
  if (files.length === 0) {
    throw new Error(`Expected the source of ${spec.id} to have the files that the page shows.`);
  }
  const typed = paneOf(panes, { ...shown, codeVariant: 'TS' })?.files ?? [];
  return {
    title: spec.title,
    files: files.map(({ name, code }) => ({ name, code: edits[name] ?? code })),
    typedNames: typed.map(({ name }) => name),
    isTyped: shown.codeVariant === 'TS',
    withTailwind: shown.codeStyling === 'Tailwind CSS',
    packages: packages[shown.codeStyling] ?? { dependencies: {}, devDependencies: {} },
    ...(licenseKey && { licenseKey }),
  };
}

/** https://developer.stackblitz.com/docs/platform/post-api/ */
function stackBlitz(content: ProjectContent): SandboxForm {
  const files = Object.entries(createProject(content));
  return {
    action: `https://stackblitz.com/run?file=${encodeURIComponent(openFile(content))}`,
    fields: {
      'project[title]': content.title,
      'project[description]': `${content.title}, from the documentation of Toolpad`,
      'project[template]': 'node',
      ...Object.fromEntries(files.map(([path, text]) => [`project[files][${path}]`, text])),
    },
  };
}

/** https://codesandbox.io/docs/learn/sandboxes/cli-api#define-api */
function codeSandbox(content: ProjectContent): SandboxForm {
  const files = Object.fromEntries(
    Object.entries(createProject(content)).map(([path, text]) => [path, { content: text }]),
  );
  const parameters = compressToBase64(JSON.stringify({ files }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
  return {
    action: 'https://codesandbox.io/api/v1/sandboxes/define?environment=server',
    fields: { parameters, query: `file=/${openFile(content)}` },
  };
}

const SANDBOXES = { StackBlitz: stackBlitz, CodeSandbox: codeSandbox };

export type SandboxName = keyof typeof SANDBOXES;

/** Opens the demo, as it is shown and edited, in a sandbox in a new tab. */
export function openSandbox(
  name: SandboxName,
  spec: DemoSpec,
  source: DemoSource,
  shown: Preferences,
): void {
  const { action, fields } = SANDBOXES[name](projectContent(spec, source, shown));
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = '_blank';
  form.rel = 'noopener';
  form.hidden = true;
  for (const [field, value] of Object.entries(fields)) {
    const input = document.createElement('textarea');
    input.name = field;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
