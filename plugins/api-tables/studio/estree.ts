import type { Expression, Program, Property } from 'estree';

/** `require('…').default` */
export function requireDefault(request: string): Expression {
  return {
    type: 'MemberExpression',
    computed: false,
    optional: false,
    object: {
      type: 'CallExpression',
      optional: false,
      callee: { type: 'Identifier', name: 'require' },
      arguments: [{ type: 'Literal', value: request }],
    },
    property: { type: 'Identifier', name: 'default' },
  };
}

function property(name: string, value: Expression): Property {
  return {
    type: 'Property',
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
    key: { type: 'Identifier', name },
    value,
  };
}

/** A list of objects. */
export function objects(list: Record<string, Expression>[]): Expression {
  return {
    type: 'ArrayExpression',
    elements: list.map((fields) => ({
      type: 'ObjectExpression',
      properties: Object.entries(fields).map(([name, value]) => property(name, value)),
    })),
  };
}

export function literal(value: string | number): Expression {
  return { type: 'Literal', value };
}

export function program(...body: Program['body']): Program {
  return { type: 'Program', sourceType: 'module', comments: [], body };
}
