import type { RootContent } from 'mdast';

/**
 * Creates an `import` statement for the top of an MDX page, such as `import Chart from '@site/src/components/Chart'`.
 * Only pages with the statement load the component. If it were in Docusaurus's `MDXComponents`, every page would.
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
