/** The files of React Router's template that matter for the guide. Its generator downloads them from GitHub. */
export const FRAMEWORK_TEMPLATE: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({
    type: 'module',
    scripts: {
      build: 'react-router build',
      dev: 'react-router dev',
      start: 'react-router-serve ./build/server/index.js',
      typecheck: 'react-router typegen && tsc',
    },
  }),
  'tsconfig.json': JSON.stringify({
    include: ['**/*', '.react-router/types/**/*'],
    compilerOptions: {
      lib: ['DOM', 'DOM.Iterable', 'ES2022'],
      types: ['node', 'vite/client'],
      target: 'ES2022',
      module: 'ES2022',
      moduleResolution: 'bundler',
      jsx: 'react-jsx',
      rootDirs: ['.', './.react-router/types'],
      esModuleInterop: true,
      verbatimModuleSyntax: true,
      noEmit: true,
      resolveJsonModule: true,
      skipLibCheck: true,
      strict: true,
    },
  }),
  'vite.config.ts': `import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [reactRouter()] });
`,
  // The current templates set this flag, with which `request.url` keeps the suffix `.data`.
  'react-router.config.ts': `import type { Config } from '@react-router/dev/config';

export default { future: { v8_passThroughRequests: true } } satisfies Config;
`,
  'app/app.css': '',
  'app/routes/home.tsx': '',
  'app/welcome/welcome.tsx': '',
};

/** Installs the packages of the template. */
export const FRAMEWORK_INSTALL =
  'npm install react-router@7.18.4 @react-router/dev@7.18.4 @react-router/node@7.18.4 ' +
  '@react-router/serve@7.18.4 isbot@5 react@19 react-dom@19 vite@7 typescript@5.9 ' +
  '@types/node@22 @types/react@19 @types/react-dom@19';
