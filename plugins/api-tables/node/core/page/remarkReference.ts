import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { foldersOf, placeOf } from '../../../../shared/node/docsFolders';
import type { ApiReferenceOptions, VersionOption } from '../options';
import type { References } from '../reference';
import { findReference } from '../references';
import { expandReference, joinDemos } from './sections';
import { siteLinks } from './links';
import { replaceElements } from './elements';

/** The element that writers use. */
const ELEMENT = { name: 'ApiReference', attribute: 'name', example: 'DashboardLayout' };

function versionOfFile(options: ApiReferenceOptions, file: VFile): VersionOption {
  const relative = path.relative(options.siteDir, file.path).split(path.sep).join('/');
  const version = placeOf(relative, options.versions)?.root;
  if (!version) {
    const folders = foldersOf(options.versions).join(', ');
    throw new Error(
      `Expected the page to be in a folder whose package is known (${folders}), found it in ` +
        `${path.posix.dirname(relative)}. Add the folder's version or language in ` +
        'versions.ts, which gives it to plugins/api-tables/node/core.',
    );
  }
  return version;
}

/**
 * Makes the remark plugin that puts the reference into pages: `<ApiReference name="…" />` becomes
 * headings, code and tables, as if the writer had written them.
 *
 * @param references gives what is known of the packages of a docs version
 */
export function referenceInPages(
  options: ApiReferenceOptions,
  references: (version: VersionOption) => Promise<References[]>,
) {
  async function expand(name: string, version: VersionOption): Promise<RootContent[]> {
    const reference = findReference(await references(version), name);
    const [main] = version.packages;
    const missingIn = reference.version === main?.version ? undefined : main?.version;
    return expandReference(reference, { links: siteLinks(options, version) }, missingIn);
  }

  return () =>
    async (tree: Root, file: VFile): Promise<void> => {
      let first: string | undefined;
      await replaceElements(tree, file, ELEMENT, (name) => {
        if (first !== undefined) {
          throw new Error(
            `Expected one <ApiReference> on a page, found ${first} and ${name}, whose anchors ` +
              'would be the same.',
          );
        }
        first = name;
        return expand(name, versionOfFile(options, file));
      });
      joinDemos(tree);
    };
}
