import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { VFile } from 'vfile';
import { memoize } from '../../../../shared/memoize';
import { listFolders, locateFile } from '../../../../shared/node/docsFolders';
import { toPosixPath } from '../../../../shared/node/files';
import type { ApiReferenceOptions, VersionOption } from '../options';
import { findPackage, findReference, loadReferences } from '../references';
import { createReference, mergeDemoSections } from './sections';
import { createSiteLinks } from './links';
import { replaceElements } from './elements';

function findVersion(options: ApiReferenceOptions, file: VFile): VersionOption {
  const relative = toPosixPath(path.relative(options.siteDir, file.path));
  const version = locateFile(relative, options.versions)?.root;
  if (!version) {
    const folders = listFolders(options.versions).join(', ');
    throw new Error(`<ApiReference> works only on pages in ${folders}.`);
  }
  return version;
}

/**
 * Creates the remark plugin that replaces `<ApiReference name="…" />` with headings, code blocks, and tables. It must
 * run before the plugin that highlights code. The packages are read when a page needs them for the first time. The
 * result is kept in memory.
 *
 * @throws Error with the install command, if a version's package is missing
 */
export function createRemarkApiReference(options: ApiReferenceOptions) {
  options.versions
    .flatMap(({ packages }) => packages)
    .forEach((option) => findPackage(options.siteDir, option));
  const references = memoize((version: VersionOption) => loadReferences(options.siteDir, version));

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
      await replaceElements(tree, file, 'ApiReference', 'name', (name) => expand(name, file));
      mergeDemoSections(tree);
    };
}
