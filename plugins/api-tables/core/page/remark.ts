import path from 'node:path';
import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { attributeOf } from '../../../shared/node/jsxElements';
import type { ApiReferenceOptions, VersionOption } from '../options';
import type { References } from '../reference';
import { findReference } from '../references';
import { anchorsOf } from './anchors';
import { joinDemos } from './demos';
import { expandReference } from './expand';
import { siteLinks } from './links';
import { expandTable } from './propsTable';
import { replaceElements } from './replace';
import type { TableContext } from './table';

/** The elements that writers use, each with the attribute that names an export. */
const ELEMENTS: Record<string, string> = { ApiReference: 'name', PropsTable: 'of' };

function requiredAttribute(node: MdxJsxFlowElement): string {
  const attribute = ELEMENTS[node.name ?? ''] ?? '';
  const value = attributeOf(node, attribute);
  if (!value) {
    throw new Error(
      `Expected <${node.name}> to name an export: <${node.name} ${attribute}="DashboardLayout" />.`,
    );
  }
  return value;
}

function foldersOf({ docs, translations = {} }: VersionOption): string[] {
  return [docs, ...Object.values(translations)];
}

function versionOfFile(options: ApiReferenceOptions, file: VFile): VersionOption {
  const relative = path.relative(options.siteDir, file.path).split(path.sep).join('/');
  const version = options.versions.find((candidate) =>
    foldersOf(candidate).some((folder) => relative.startsWith(`${folder}/`)),
  );
  if (!version) {
    const folders = options.versions.flatMap(foldersOf).join(', ');
    throw new Error(
      `Expected the page to be in a folder whose package is known (${folders}), found it in ` +
        `${path.posix.dirname(relative)}. Add the folder's version or language in ` +
        'versions.ts, which gives it to plugins/api-tables/core.',
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
  async function expand(
    node: MdxJsxFlowElement,
    version: VersionOption,
    owner: string | undefined,
    claimed: Set<string>,
  ): Promise<RootContent[]> {
    const known = await references(version);
    const reference = findReference(known, requiredAttribute(node));
    const context: TableContext = {
      links: siteLinks(options, version),
      anchors: anchorsOf(owner),
      claimed,
    };
    if (node.name === 'PropsTable') {
      const rows = attributeOf(node, 'rows')
        ?.split(/[\s,]+/)
        .filter(Boolean);
      return expandTable(reference, context, attributeOf(node, 'table'), rows);
    }
    const [main] = version.packages;
    const missingIn = reference.version === main?.version ? undefined : main?.version;
    return expandReference(reference, context, missingIn);
  }

  return () =>
    async (tree: Root, file: VFile): Promise<void> => {
      let first: string | undefined;
      const claimed = new Set<string>();
      await replaceElements(tree, file, Object.keys(ELEMENTS), (node) => {
        const name = requiredAttribute(node);
        first ??= name;
        const owner = name === first ? undefined : name;
        return expand(node, versionOfFile(options, file), owner, claimed);
      });
      joinDemos(tree);
    };
}
