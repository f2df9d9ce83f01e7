import ts from 'typescript';
import pages from '../../plugins/api-tables/node/studio/tables.json';

/** The members of queries and actions, which components don't have. */
const QUERY_MEMBERS = [
  'data: any',
  'rows: any[]',
  'error: any',
  'isLoading: boolean',
  'isFetching: boolean',
  'refetch(): Promise<void>',
  'call(parameters?: object): Promise<void>',
];

/** The browser globals that Studio's expressions can't use. */
const HIDDEN_GLOBALS = new Set([
  'alert',
  'document',
  'fetch',
  'localStorage',
  'location',
  'window',
]);

/** The language and browser globals that Studio's expressions can use. */
const AVAILABLE_GLOBALS = new Set([
  ...Object.getOwnPropertyNames(globalThis).filter((name) => /^[A-Z]|^(is|parse|en|de)/.test(name)),
  ...['undefined', 'console', 'setTimeout'],
]);

/** Returns the names that a script uses but doesn't declare. */
function findFreeNames(script: ts.SourceFile): string[] {
  const used = new Set<string>();
  const declared = new Set<string>();
  const visit = (node: ts.Node): void => {
    // A name is empty if the syntax is invalid.
    if (ts.isIdentifier(node) && node.text !== '') {
      const { parent } = node;
      const isMember =
        (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
        (ts.isPropertyAssignment(parent) && parent.name === node);
      const isDeclared =
        (ts.isParameter(parent) || ts.isVariableDeclaration(parent)) && parent.name === node;
      if (!isMember) {
        (isDeclared ? declared : used).add(node.text);
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(script);
  return [...used].filter((name) => !declared.has(name) && !AVAILABLE_GLOBALS.has(name));
}

/** Returns the type of a component, a query, or the page in an expression. */
function getStateType(): string {
  const properties = pages
    .flatMap(({ tables }) => tables)
    .filter(({ anchor }) => anchor === 'prop')
    .flatMap(({ rows }) => rows.map(({ name }) => name));
  // The page itself has only parameters.
  const names = new Set([...properties, 'parameters']);
  names.delete('data');
  names.delete('rows');
  return `{ ${[...[...names].map((name) => `${name}: any`), ...QUERY_MEMBERS].join('; ')} }`;
}

/**
 * Converts an expression, an event's statements, or a transform to a module that can be compiled. The code keeps its
 * line numbers, because the module adds code only to the first line and after the last one.
 */
export function toModule(code: string): string {
  const script = ts.createSourceFile('expression.ts', code, ts.ScriptTarget.Latest, true);
  if (script.statements.some(ts.isReturnStatement)) {
    return `export function transform(data: any): unknown { ${code}\n}`;
  }
  const state = findFreeNames(script).map(
    (name) => `declare const ${name}: ${HIDDEN_GLOBALS.has(name) ? 'undefined' : 'State'};`,
  );
  return `export interface State ${getStateType()} ${state.join(' ')} export async function run(): Promise<void> { ${code}\n}`;
}
