/**
 * Lists the internals of Docusaurus, MUI, and Emotion that the site's plugins override or rely on. An upgrade can move,
 * rename, or fix them.
 */
import fs from 'node:fs';
import path from 'node:path';

const SITE_ROOT = path.resolve(__dirname, '../../..');

const CORE_DIR = '@docusaurus/core/lib';
const CLASSIC_THEME_DIR = '@docusaurus/theme-classic/lib';

/**
 * For each file in this repository that overrides upstream code (with a comment that explains why), the installed files
 * and the code in them that it depends on.
 */
const OVERRIDES: Record<string, [upstream: string, code: string][]> = {
  'plugins/page-start/client/browserContext.tsx': [
    [`${CORE_DIR}/client/browserContext.js`, 'export function BrowserContextProvider('],
    [`${CORE_DIR}/client/browserContext.js`, 'export const Context = React.createContext(false)'],
  ],
  'plugins/page-start/client/normalizeLocation.ts': [
    [
      `${CORE_DIR}/client/normalizeLocation.js`,
      'export default function normalizeLocation(location)',
    ],
  ],
  'plugins/page-start/client/emptyModule.ts': [
    [`${CLASSIC_THEME_DIR}/index.js`, 'infima/dist/css/default/default${'],
    [`${CLASSIC_THEME_DIR}/index.js`, "'./prism-include-languages'"],
    [`${CLASSIC_THEME_DIR}/index.js`, "'./nprogress'"],
  ],
  'plugins/page-start/node/renderWithoutOutlining.ts': [
    [
      `${CORE_DIR}/client/renderToHtml.js`,
      "import { renderToPipeableStream } from 'react-dom/server'",
    ],
  ],
  'plugins/page-start/node/docCardsLoader.mjs': [
    ['@docusaurus/plugin-content-docs/lib/props.js', 'docs: toVersionDocsProp('],
  ],
  'plugins/page-start/node/publicConfigLoader.mjs': [
    [
      `${CORE_DIR}/server/codegen/codegen.js`,
      'export default ${JSON.stringify(siteConfig, null, 2)}',
    ],
  ],
  'plugins/page-start/node/relativeRequiresLoader.mjs': [
    [
      `${CORE_DIR}/server/codegen/codegen.js`,
      '  require("${(0, utils_1.escapePath)(clientModule)}")',
    ],
  ],
  'plugins/page-start/node/routeKey.ts': [
    [`${CORE_DIR}/client/exports/ComponentCreator.js`, 'routesChunkNames[`${path}-${hash}`]'],
  ],
  'plugins/page-start/node/bundler.ts': [
    [
      `${CORE_DIR}/webpack/client.js`,
      "entry: path_1.default.resolve(__dirname, '../client/clientEntry.js')",
    ],
    ['@docusaurus/bundler/lib/minification.js', 'new rspack.SwcJsMinimizerRspackPlugin('],
  ],
  'plugins/page-start/node/document.ts': [
    [`${CLASSIC_THEME_DIR}/inlineScripts.js`, "ThemeQueryStringKey = 'docusaurus-theme'"],
    [`${CLASSIC_THEME_DIR}/index.js`, "style: 'display: none;'"],
  ],
  'plugins/page-start/node/registryLoader.mjs': [
    [`${CORE_DIR}/server/codegen/codegenRoutes.js`, 'require.resolveWeak("${modulePath}")'],
  ],
  'plugins/brand/node/disableInlining.ts': [
    ['@docusaurus/utils/lib/webpackUtils.js', 'limit: urlLoaderLimit'],
  ],
  'plugins/hosting/node/loaderPaths.ts': [
    [
      '@docusaurus/utils/lib/webpackUtils.js',
      "&fallback=${(0, pathUtils_1.escapePath)(require.resolve('file-loader'))}",
    ],
  ],
  'plugins/site-companion/bundle.ts': [
    ['@docusaurus/plugin-pwa/lib/sw.js', 'await import(process.env.PWA_SW_CUSTOM)'],
  ],
  'plugins/page-start/shared/emotionStyles.ts': [
    [
      '@emotion/cache/dist/emotion-cache.browser.development.cjs.js',
      'style[data-emotion]:not([data-s])',
    ],
  ],
  'plugins/shared/components/nativeControls.tsx': [
    ['@mui/material/ButtonBase/ButtonBase.js', "buttonProps.role = 'button'"],
  ],
  'plugins/hosting/node/waitForPostBuild.ts': [
    [`${CORE_DIR}/commands/build/buildLocale.js`, 'await plugin.postBuild('],
  ],
};

describe.each(Object.entries(OVERRIDES))('%s', (file, dependencies) => {
  it.each(dependencies)('overrides code that exists in %s: %s', (upstream, code) => {
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
  });

  it('contains a link to the upstream issue or source', () => {
    expect(fs.readFileSync(path.join(SITE_ROOT, file), 'utf8')).toMatch(
      /https:\/\/github\.com\/[\w-]+\/[\w-]+\/(?:issues\/\d+|blob\/v[\d.]+\/)/,
    );
  });
});
