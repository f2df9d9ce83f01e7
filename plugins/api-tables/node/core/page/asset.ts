import type { Expression } from 'estree';

/** A file among plain data: in the page's code it is its address, as the bundler gives it. */
export class Asset {
  /** @param request what the bundler is asked for, with its loaders */
  constructor(readonly request: string) {}
}

/**
 * The expression that stands for an asset, for `valueToEstree`.
 *
 * @returns `require('…').default`; nothing for any other value
 */
export function assetExpression(value: unknown): Expression | undefined {
  if (!(value instanceof Asset)) {
    return undefined;
  }
  return {
    type: 'MemberExpression',
    computed: false,
    optional: false,
    object: {
      type: 'CallExpression',
      optional: false,
      callee: { type: 'Identifier', name: 'require' },
      arguments: [{ type: 'Literal', value: value.request }],
    },
    property: { type: 'Identifier', name: 'default' },
  };
}
