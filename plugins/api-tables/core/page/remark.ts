import path from 'node:path';
import type { Parent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { messageOf } from '../../../shared/messageOf';
import type { ApiReferenceOptions, VersionOption } from '../options';
import type { References } from '../reference';
import { findReference } from '../references';
import { anchorsOf } from './anchors';
import { joinDemos } from './demos';
import { element } from './elements';
import { expandReference } from './expand';
import { siteLinks } from './links';
import { expandTable } from './propsTable';
import type { TableContext } from './table';

/** The elements that writers use, each with the attribute that names an export. */
const ELEMENTS: Record<string, string> = { ApiReference: 'name', PropsTable: 'of' };

interface Place {
  node: MdxJsxFlowElement;
  parent: Parent;
}

function placesIn(tree: Root): Place[] {
  const places: Place[] = [];
  visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, _index, parent) => {
    if (node.name && Object.hasOwn(ELEMENTS, node.name) && parent) {
      places.push({ node, parent });
    }
  });
  return places;
}

function stringAttribute({ attributes }: MdxJsxFlowElement, name: string): string | undefined {
  const found = attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name,
  );
  return typeof found?.value === 'string' ? found.value : undefined;
}

function requiredAttribute(node: MdxJsxFlowElement): string {
  const attribute = ELEMENTS[node.name ?? ''] ?? '';
  const value = stringAttribute(node, attribute);
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

/** Readers choose once for all tables how they are shown; the choice stands above the first. */
function withViewSwitch(nodes: RootContent[]): RootContent[] {
  const first = nodes.findIndex(
    (node) => node.type === 'mdxJsxFlowElement' && node.name === 'ApiTable',
  );
  return first === -1
    ? nodes
    : [...nodes.slice(0, first), element('ApiViewSwitch'), ...nodes.slice(first)];
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
    { node }: Place,
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
      const rows = stringAttribute(node, 'rows')
        ?.split(/[\s,]+/)
        .filter(Boolean);
      return expandTable(reference, context, stringAttribute(node, 'table'), rows);
    }
    const [main] = version.packages;
    const missingIn = reference.version === main?.version ? undefined : main?.version;
    return expandReference(reference, context, missingIn);
  }

  return () =>
    async (tree: Root, file: VFile): Promise<void> => {
      let first: string | undefined;
      let switched = false;
      const claimed = new Set<string>();
      for (const place of placesIn(tree)) {
        const { node, parent } = place;
        try {
          const name = requiredAttribute(node);
          first ??= name;
          const owner = name === first ? undefined : name;
          let nodes = await expand(place, versionOfFile(options, file), owner, claimed);
          if (!switched) {
            const before = nodes;
            nodes = withViewSwitch(nodes);
            switched = nodes !== before;
          }
          parent.children.splice(parent.children.indexOf(node), 1, ...nodes);
        } catch (error) {
          file.fail(messageOf(error), node);
        }
      }
      joinDemos(tree);
    };
}
