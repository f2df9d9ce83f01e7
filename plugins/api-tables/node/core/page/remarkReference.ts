import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { listFolders, locateFile } from '../../../../shared/node/docsFolders';
import { toPosixPath } from '../../../../shared/node/files';
import type { ApiReferenceOptions, VersionOption } from '../options';
import type { References } from '../reference';
import { findReference } from '../references';
import { createReference, mergeDemoSections } from './sections';
import { createSiteLinks } from './links';
import { replaceElements } from './elements';

/** The page element that the plugin replaces. */
const PLACEHOLDER = { name: 'ApiReference', attribute: 'name', example: 'DashboardLayout' };

function findVersion(options: ApiReferenceOptions, file: VFile): VersionOption {
  const relative = toPosixPath(path.relative(options.siteDir, file.path));
  const version = locateFile(relative, options.versions)?.root;
  if (!version) {
    const folders = listFolders(options.versions).join(', ');
    throw new Error(
      `Expected the page to be in a folder with a known package (${folders}), found it in ` +
        `${path.posix.dirname(relative)}. Add the version or language of the folder to ` +
        'versions.ts, which passes it to plugins/api-tables/node/core.',
    );
  }
  return version;
}

/**
 * Creates the remark plugin that replaces `<ApiReference name="…" />` with headings, code blocks, and tables.
 *
 * @param options - the options of the API reference
 * @param references - loads the references of a docs version
 */
export function createRemarkPlugin(
  options: ApiReferenceOptions,
  references: (version: VersionOption) => Promise<References[]>,
) {
  async function expand(name: string, file: VFile): Promise<RootContent[]> {
    const version = findVersion(options, file);
    const reference = findReference(await references(version), name, version, file.path);
    // Docusaurus exports the front matter after the remark plugins, and the page tools link to the source.
    Object.assign((file.data.frontMatter ??= {}), {
      source: { url: reference.sourceUrl, version: reference.version },
    });
    const [main] = version.packages;
    const missingIn = reference.version === main?.version ? undefined : main?.version;
    return createReference(reference, createSiteLinks(options, version), missingIn);
  }

  return () =>
    async (tree: Root, file: VFile): Promise<void> => {
      let first: string | undefined;
      await replaceElements(tree, file, PLACEHOLDER, (name) => {
        if (first !== undefined) {
          throw new Error(
            `Expected one <ApiReference> per page, found ${first} and ${name}, whose anchors would ` +
              'be the same. Move one of them to another page.',
          );
        }
        first = name;
        return expand(name, file);
      });
      mergeDemoSections(tree);
    };
}
