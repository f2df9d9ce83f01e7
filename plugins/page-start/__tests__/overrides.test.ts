/**
 * Lists the internals of Docusaurus, MUI, and Emotion that the site's plugins override or rely on. An upgrade can move,
 * rename, or fix them.
 */
import fs from 'node:fs';
import path from 'node:path';

const SITE_ROOT = path.resolve(__dirname, '../../..');

interface Override {
  /** The file in this repository that overrides the upstream code, with a comment that explains why. */
  file: string;
  /** The installed file that contains the overridden code. */
  upstream: string;
  /** The code in the installed file that the override depends on. */
  code: string;
}

const CORE_DIR = '@docusaurus/core/lib';
const CLASSIC_THEME_DIR = '@docusaurus/theme-classic/lib';

const OVERRIDES: Override[] = [
  {
    file: 'plugins/page-start/client/browserContext.tsx',
    upstream: `${CORE_DIR}/client/browserContext.js`,
    code: 'export function BrowserContextProvider(',
  },
  {
    file: 'plugins/page-start/client/browserContext.tsx',
    upstream: `${CORE_DIR}/client/browserContext.js`,
    code: 'export const Context = React.createContext(false)',
  },
  {
    file: 'plugins/page-start/client/normalizeLocation.ts',
    upstream: `${CORE_DIR}/client/normalizeLocation.js`,
    code: 'export default function normalizeLocation(location)',
  },
  {
    file: 'plugins/page-start/client/emptyModule.ts',
    upstream: `${CLASSIC_THEME_DIR}/index.js`,
    code: 'infima/dist/css/default/default${',
  },
  {
    file: 'plugins/page-start/client/emptyModule.ts',
    upstream: `${CLASSIC_THEME_DIR}/index.js`,
    code: "'./prism-include-languages'",
  },
  {
    file: 'plugins/page-start/client/emptyModule.ts',
    upstream: `${CLASSIC_THEME_DIR}/index.js`,
    code: "'./nprogress'",
  },
  {
    file: 'plugins/page-start/node/renderWithoutOutlining.ts',
    upstream: `${CORE_DIR}/client/renderToHtml.js`,
    code: "import { renderToPipeableStream } from 'react-dom/server'",
  },
  {
    file: 'plugins/page-start/node/docCardsLoader.mjs',
    upstream: '@docusaurus/plugin-content-docs/lib/props.js',
    code: 'docs: toVersionDocsProp(',
  },
  {
    file: 'plugins/page-start/node/publicConfigLoader.mjs',
    upstream: `${CORE_DIR}/server/codegen/codegen.js`,
    code: 'export default ${JSON.stringify(siteConfig, null, 2)}',
  },
  {
    file: 'plugins/page-start/node/relativeRequiresLoader.mjs',
    upstream: `${CORE_DIR}/server/codegen/codegen.js`,
    code: '  require("${(0, utils_1.escapePath)(clientModule)}")',
  },
  {
    file: 'plugins/page-start/node/routeKey.ts',
    upstream: `${CORE_DIR}/client/exports/ComponentCreator.js`,
    code: 'routesChunkNames[`${path}-${hash}`]',
  },
  {
    file: 'plugins/page-start/node/bundler.ts',
    upstream: `${CORE_DIR}/webpack/client.js`,
    code: "entry: path_1.default.resolve(__dirname, '../client/clientEntry.js')",
  },
  {
    file: 'plugins/page-start/node/bundler.ts',
    upstream: '@docusaurus/bundler/lib/minification.js',
    code: 'new rspack.SwcJsMinimizerRspackPlugin(',
  },
  {
    file: 'plugins/page-start/node/document.ts',
    upstream: `${CLASSIC_THEME_DIR}/inlineScripts.js`,
    code: "ThemeQueryStringKey = 'docusaurus-theme'",
  },
  {
    file: 'plugins/page-start/node/document.ts',
    upstream: `${CLASSIC_THEME_DIR}/index.js`,
    code: "style: 'display: none;'",
  },
  {
    file: 'plugins/page-start/node/registryLoader.mjs',
    upstream: `${CORE_DIR}/server/codegen/codegenRoutes.js`,
    code: 'require.resolveWeak("${modulePath}")',
  },
  {
    file: 'plugins/brand/node/disableInlining.ts',
    upstream: '@docusaurus/utils/lib/webpackUtils.js',
    code: 'limit: urlLoaderLimit',
  },
  {
    file: 'plugins/hosting/node/loaderPaths.ts',
    upstream: '@docusaurus/utils/lib/webpackUtils.js',
    code: "&fallback=${(0, pathUtils_1.escapePath)(require.resolve('file-loader'))}",
  },
  {
    file: 'plugins/site-companion/bundle.ts',
    upstream: '@docusaurus/plugin-pwa/lib/sw.js',
    code: 'await import(process.env.PWA_SW_CUSTOM)',
  },
  {
    file: 'plugins/page-start/shared/emotionStyles.ts',
    upstream: '@emotion/cache/dist/emotion-cache.browser.development.cjs.js',
    code: 'style[data-emotion]:not([data-s])',
  },
  {
    file: 'plugins/shared/components/nativeControls.tsx',
    upstream: '@mui/material/ButtonBase/ButtonBase.js',
    code: "buttonProps.role = 'button'",
  },
  {
    file: 'plugins/hosting/node/waitForPostBuild.ts',
    upstream: `${CORE_DIR}/commands/build/buildLocale.js`,
    code: 'await plugin.postBuild(',
  },
];

it.each(OVERRIDES)(
  'finds the upstream code that $file overrides: $code',
  ({ file, upstream, code }) => {
    const installed = path.join(SITE_ROOT, 'node_modules', upstream);
    const text = fs.existsSync(installed) ? fs.readFileSync(installed, 'utf8') : undefined;
    if (!text?.includes(code)) {
      throw new Error(
        `Expected ${text === undefined ? '' : `“${code}” in `}${upstream}, found none. ${file} overrides it. ` +
          'Look at the link in its comment: if the upgrade has solved the problem, remove the override ' +
          'with its lines here; if the code has moved or changed, adapt the override and its lines here. ' +
          'Then run `npm test` and `SAME_BUILD=1 npm run test:all`.',
      );
    }
  },
);

it.each([...new Set(OVERRIDES.map(({ file }) => file))])(
  'finds a link to the upstream issue or source in %s',
  (file) => {
    expect(fs.readFileSync(path.join(SITE_ROOT, file), 'utf8')).toMatch(
      /https:\/\/github\.com\/[\w-]+\/[\w-]+\/(?:issues\/\d+|blob\/v[\d.]+\/)/,
    );
  },
);
