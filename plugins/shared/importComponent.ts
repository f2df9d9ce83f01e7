import type { RootContent } from 'mdast';

/**
 * `import Chart from '@site/src/components/Chart'`, for the top of a page: only pages with such a
 * component load it, where among the site's MDX components it would burden all.
 */
export function importComponent(name: string, file: string): RootContent {
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
