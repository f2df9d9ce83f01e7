/** The versions of both products, and where the pages of each are. */
import { dependencies } from './package.json';
import { DEFAULT_LANGUAGE, LANGUAGES } from './plugins/shared/navigation';
import { docsFolders } from './plugins/shared/navigation/node/docsFolders';

/**
 * Toolpad Core's versions: what readers call each, and the packages that its API pages show. The
 * latest is `current`; CONTRIBUTING.md says how an old one is kept.
 */
export const CORE_VERSIONS = {
  current: {
    label: `v${dependencies['@toolpad/core']}`,
    packages: [
      { name: '@toolpad/core', version: dependencies['@toolpad/core'] },
      // Two exports of the tree come with this version; their pages say so.
      { name: '@toolpad/core', version: '0.16.0', alias: '@toolpad/core-next' },
    ],
  },
};

/** Toolpad Studio's versions: what readers call each. */
const STUDIO_VERSIONS = {
  current: { label: 'v0.13.0' },
};

/** The versions of a docs instance as its plugin wants them: the latest has no path of its own. */
function versionsOf(versions: Record<string, { label: string }>) {
  return Object.fromEntries(
    Object.entries(versions).map(([name, { label }]) => [
      name,
      { label, path: name === 'current' ? '' : name },
    ]),
  );
}

/** The docs instance of Toolpad Core, as its plugin takes it. */
export const core = {
  id: 'core',
  path: 'docs-toolpad-core',
  routeBasePath: 'core',
  sidebarPath: './plugins/shared/navigation/node/coreSidebar.ts',
  lastVersion: 'current',
  versions: versionsOf(CORE_VERSIONS),
};

/** The docs instance of Toolpad Studio. */
export const studio = {
  id: 'studio',
  path: 'docs-studio',
  routeBasePath: 'studio',
  sidebarPath: './plugins/shared/navigation/node/studioSidebar.ts',
  lastVersion: 'current',
  versions: versionsOf(STUDIO_VERSIONS),
};

/** All languages but that of the originals. */
export const translations = LANGUAGES.filter((language) => language !== DEFAULT_LANGUAGE);
/** Where the pages of Toolpad Core's versions are. */
export const coreFolders = docsFolders(core, translations);

/** Where the demos are, beside the pages that show them. */
export const demoPlaces = {
  siteDir: __dirname,
  roots: [...coreFolders, ...docsFolders(studio, translations)].map(
    ({ folder, path: start, ...rest }) => ({ ...rest, folder, address: start.slice(1, -1) }),
  ),
};
