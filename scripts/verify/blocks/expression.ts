import ts from 'typescript';
import pages from '../../../plugins/api-tables/node/studio/tables.json';

/** What queries and actions have besides the properties of components. */
const OF_QUERIES = [
  'data: any',
  'rows: any[]',
  'error: any',
  'isLoading: boolean',
  'isFetching: boolean',
  'refetch(): Promise<void>',
  'call(parameters?: object): Promise<void>',
];

/** What the browser has and Studio's expressions have not. */
const HIDDEN = new Set(['alert', 'document', 'fetch', 'localStorage', 'location', 'window']);

/** What they have of the browser, and of the language itself. */
const GLOBALS = new Set([
  ...Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Z]|^(is|parse|en|de)/.test(name)),
  ...['undefined', 'console', 'setTimeout'],
]);

/** The names that a script reads and does not declare. */
function freeNames(script: ts.SourceFile): Set<string> {
  const read = new Set<string>();
  const declared = new Set<string>();
  const look = (node: ts.Node): void => {
    // Where the syntax is broken, a name may be empty.
    if (ts.isIdentifier(node) && node.text !== '') {
      const { parent } = node;
      const isMember =
        (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
        (ts.isPropertyAssignment(parent) && parent.name === node);
      const isDeclared =
        (ts.isParameter(parent) || ts.isVariableDeclaration(parent)) && parent.name === node;
      if (!isMember) {
        (isDeclared ? declared : read).add(node.text);
      }
    }
    ts.forEachChild(node, look);
  };
  look(script);
  return new Set([...read].filter((name) => !declared.has(name) && !GLOBALS.has(name)));
}

/** What a component, a query or the page is to an expression. */
function stateType(): string {
  const properties = pages
    .flatMap(({ tables }) => tables)
    .filter(({ anchor }) => anchor === 'prop')
    .flatMap(({ rows }) => rows.map(({ name }) => name));
  // Custom components and parameters have properties of their own names; `page` has nothing else.
  const names = new Set(
    [...properties, 'parameters'].filter((name) => name !== 'data' && name !== 'rows'),
  );
  return `{ ${[...[...names].map((name) => `${name}: any`), ...OF_QUERIES].join('; ')} }`;
}

/**
 * An expression, an event's statements, or a transform, as a module that can be compiled. The lines stay
 * where they are: what surrounds the code is on its first line and after its last.
 */
export function moduleOfExpression(code: string): string {
  const script = ts.createSourceFile('expression.ts', code, ts.ScriptTarget.Latest, true);
  if (script.statements.some(ts.isReturnStatement)) {
    return `export function transform(data: any): unknown { ${code}\n}`;
  }
  const state = [...freeNames(script)].map(
    (name) => `declare const ${name}: ${HIDDEN.has(name) ? 'undefined' : 'State'};`,
  );
  return `export interface State ${stateType()} ${state.join(' ')} export async function run(): Promise<void> { ${code}\n}`;
}
