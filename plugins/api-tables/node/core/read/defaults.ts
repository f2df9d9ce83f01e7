import ts from 'typescript';
import { getDescendants } from './symbols';

/** The defaults of a component's props and slots, according to its code. */
interface CodeDefaults {
  props: Map<string, string>;
  slots: Map<string, string>;
}

type FunctionNode = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

function isFunction(node: ts.Node): node is FunctionNode {
  return (
    ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node)
  );
}

/** Finds the function of a component, which may be an argument of `forwardRef` or `memo`. */
function findComponent(file: ts.SourceFile, name: string): FunctionNode | undefined {
  const declared = file.statements
    .flatMap((statement): readonly ts.Node[] =>
      ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement],
    )
    .filter((node) => ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node))
    .find((node) => node.name?.getText(file) === name);
  return declared && getDescendants(declared).find(isFunction);
}

function addPatternDefaults(
  defaults: Map<string, string>,
  pattern: ts.BindingName,
  file: ts.SourceFile,
): void {
  if (ts.isObjectBindingPattern(pattern)) {
    for (const { propertyName, name, initializer } of pattern.elements) {
      if (initializer) {
        defaults.set((propertyName ?? name).getText(file), initializer.getText(file));
      }
    }
  }
}

/** Reads the defaults of props: `{ a = 1 }` in the parameter, and `const { a = 1 } = props` in the body. */
function readPropDefaults(component: FunctionNode, file: ts.SourceFile): Map<string, string> {
  const defaults = new Map<string, string>();
  const parameter = component.parameters[0];
  if (!parameter) {
    return defaults;
  }
  addPatternDefaults(defaults, parameter.name, file);
  const props = parameter.name.getText(file);
  if (component.body && ts.isBlock(component.body)) {
    for (const statement of component.body.statements.filter(ts.isVariableStatement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (initializer?.getText(file) === props) {
          addPatternDefaults(defaults, name, file);
        }
      }
    }
  }
  return defaults;
}

/** Returns the name of a slot: `header` for `slots?.header` and `props.slots.header`. */
function getSlotName(node: ts.Node, file: ts.SourceFile): string | undefined {
  return /(?:^|\.)slots\??\.(\w+)$/.exec(node.getText(file))?.[1];
}

/**
 * Returns the name of the component in a compiled JSX element, or the text `null` for `null`. Other fallbacks have no
 * name.
 */
function getElementName(node: ts.Expression, file: ts.SourceFile): string | undefined {
  if (node.kind === ts.SyntaxKind.NullKeyword) {
    return 'null';
  }
  return ts.isCallExpression(node) && /^_?jsxs?$/.test(node.expression.getText(file))
    ? node.arguments[0]?.getText(file)
    : undefined;
}

/** Returns the text of a short fallback: a name, a function, or `null`. */
function getPlainFallback(node: ts.Expression, file: ts.SourceFile): string | undefined {
  const inner = ts.isParenthesizedExpression(node) ? node.expression : node;
  return ts.isIdentifier(inner) ||
    ts.isArrowFunction(inner) ||
    inner.kind === ts.SyntaxKind.NullKeyword
    ? inner.getText(file)
    : undefined;
}

/**
 * Reads the defaults of slots: `slots?.a ?? A`, and `slots?.a ? jsx(slots.a) : jsx(A)`. Slots with different fallbacks
 * have no default.
 */
function readSlotDefaults(file: ts.SourceFile): Map<string, string> {
  const found = new Map<string, Set<string>>();
  const add = (condition: ts.Node, fallback: string | undefined): void => {
    const name = getSlotName(condition, file);
    if (name && fallback) {
      found.set(name, (found.get(name) ?? new Set()).add(fallback));
    }
  };
  for (const node of getDescendants(file)) {
    if (
      ts.isBinaryExpression(node) &&
      (node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken ||
        node.operatorToken.kind === ts.SyntaxKind.BarBarToken)
    ) {
      add(node.left, getPlainFallback(node.right, file));
    } else if (ts.isConditionalExpression(node)) {
      add(node.condition, getElementName(node.whenFalse, file));
    }
  }
  return new Map(
    [...found].flatMap(([name, [value, another]]) =>
      value !== undefined && another === undefined ? [[name, value]] : [],
    ),
  );
}

/**
 * Reads the defaults in a component's code.
 *
 * @param code - the JavaScript of the component's module
 */
export function readCodeDefaults(code: string, name: string): CodeDefaults {
  const file = ts.createSourceFile('module.js', code, ts.ScriptTarget.ES2022, true);
  const component = findComponent(file, name);
  return {
    props: component ? readPropDefaults(component, file) : new Map<string, string>(),
    slots: readSlotDefaults(file),
  };
}
