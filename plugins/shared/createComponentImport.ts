import type { RootContent } from 'mdast';

/**
 * Returns an import statement for the top of a page: `import Chart from '@site/src/components/Chart'`. Only pages with
 * the component load it; as one of the site's MDX components, it would be part of all pages.
 */
export function createComponentImport(name: string, file: string): RootContent {
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: [{ type: 'ImportDefaultSpecifier', local: { type: 'Identifier', name } }],
            source: { type: 'Literal', value: file },
            attributes: [],
          },
        ],
      },
    },
  };
}
