import fs from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { componentFacts } from './componentFacts.mjs';
import { runBundled } from './runBundled.mjs';

const PROGRAM = `
import * as exported from '@toolpad/studio-components';
import { TOOLPAD_COMPONENT } from '@toolpad/studio-runtime';

const configs = Object.entries(exported).flatMap(([name, value]) =>
  value?.[TOOLPAD_COMPONENT] ? [[name, value[TOOLPAD_COMPONENT]]] : [],
);
console.log(JSON.stringify(Object.fromEntries(configs)));
`;

/**
 * The names in a `Pick<Type, 'a' | 'b'>`.
 *
 * @param {ts.ExpressionWithTypeArguments} node
 * @returns {string[]}
 */
function pickedNames(node) {
  const names = node.typeArguments?.[1];
  if (!names || !ts.isUnionTypeNode(names)) {
    return [];
  }
  return names.types.flatMap((type) =>
    ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? [type.literal.text] : [],
  );
}

/**
 * The fields of an interface, its own and those that it picks from another.
 *
 * @param {string} declarations
 * @param {string} name
 */
export function interfaceFields(declarations, name) {
  const file = ts.createSourceFile('types.d.ts', declarations, ts.ScriptTarget.ES2022, true);
  const found = file.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === name,
  );
  if (!found || !ts.isInterfaceDeclaration(found)) {
    throw new Error(`Expected an interface ${name} in the declarations, found none.`);
  }
  const picked = (found.heritageClauses ?? []).flatMap(({ types }) => types.flatMap(pickedNames));
  return [...picked, ...found.members.map((member) => member.name?.getText(file) ?? '')];
}

/**
 * Reads the property tables of the built-in components.
 *
 * @param {string} folder the folder that has the `node_modules`
 */
export async function readComponents(folder) {
  const configs = /** @type {Record<string, any>} */ (await runBundled(folder, PROGRAM));
  const declarations = path.join(
    folder,
    'node_modules/@toolpad/studio-components/dist/DataGrid.d.ts',
  );
  const columns = interfaceFields(
    await fs.readFile(declarations, 'utf8'),
    'SerializableGridColumn',
  );
  const components = Object.fromEntries(
    Object.entries(configs).map(([name, config]) => [name, componentFacts(config)]),
  );
  // The package's own schema of columns names two fields; the type has them all.
  return { components, columns };
}
