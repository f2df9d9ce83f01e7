import { SHELLS } from '../../../plugins/code/node/shells';
import { keepPackages } from '../../lib/keepPackages';
import { type Fence, fencesOf, metaValue } from '../lib/fences';
import { type Page, readPages } from '../lib/readPages';

const INSTALL = /^npm install (.+)$/gm;
const PINNED = /(?<=^|\s)(@?[^@\s]+)@(\d\S*)/g;

/** Where readers learn what stands in `package.json`. */
const INSTALLATION = 'docs-studio/getting-started/installation.mdx';

interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The packages, and their versions, that a block names in a command or in a manifest. */
function namedIn({ language, meta, code }: Fence): [name: string, version: string][] {
  if (SHELLS.includes(language)) {
    return [...code.matchAll(INSTALL)].flatMap(([command]) =>
      [...command.matchAll(PINNED)].map(([, name = '', version = '']): [string, string] => [
        name,
        version,
      ]),
    );
  }
  if (metaValue(meta, 'title') === 'package.json') {
    const { dependencies, devDependencies } = JSON.parse(code) as Manifest;
    return Object.entries({ ...dependencies, ...devDependencies });
  }
  return [];
}

/**
 * The packages that pages have their readers install, in the versions that they name.
 *
 * @throws {Error} if pages want different versions of a package
 */
export function packagesOf(pages: readonly Page[]): Record<string, string> {
  const packages: Record<string, string> = {};
  for (const page of pages) {
    for (const [name, version] of fencesOf(page).flatMap(namedIn)) {
      const known = packages[name] ?? version;
      if (known !== version) {
        throw new Error(
          `Expected one version of ${name} on all pages, found ${known} and ${version} (${page.path}).`,
        );
      }
      packages[name] = version;
    }
  }
  return packages;
}

/**
 * Installs what Studio's pages have their readers install, or finds it installed.
 *
 * @returns the folder that has the `node_modules`
 */
export async function keepStudio(): Promise<string> {
  const pages = readPages([], ['docs-studio']);
  const page = pages.find(({ path }) => path === INSTALLATION);
  const [first] = page
    ? fencesOf(page).filter(({ meta }) => metaValue(meta, 'title') === 'package.json')
    : [];
  if (!first) {
    throw new Error(`Expected a block with package.json in ${INSTALLATION}, found none.`);
  }
  const manifest = JSON.parse(first.code) as Manifest;
  return keepPackages('studio', { ...manifest, dependencies: packagesOf(pages) });
}
