import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { OBJECT_NAMES, PRODUCT_NAMES } from './fileNames.mjs';
import { runBundled } from './runBundled.mjs';

const LIBRARY = path.dirname(fileURLToPath(import.meta.url));

/** Where the product's own schema of its files stands, in one of its source maps. */
const SOURCE_MAP = 'node_modules/@toolpad/studio/dist/cli/index.mjs.map';
const SCHEMA_SOURCE = 'src/server/schema.ts';

const program = (/** @type {string} */ schema) => `
import { META } from ${JSON.stringify(schema)};
import { createReader } from ${JSON.stringify(path.join(LIBRARY, 'zodFacts.mjs'))};

const productNames = ${JSON.stringify(PRODUCT_NAMES)};
const known = new Map(
  Object.entries(META.definitions).map(([name, schema]) => [schema, productNames[name] ?? name]),
);
const { define, definitions } = createReader({ names: ${JSON.stringify(OBJECT_NAMES)}, known });
for (const [name, schema] of Object.entries(META.schemas)) {
  define(name, schema);
}
console.log(JSON.stringify(definitions));
`;

/**
 * @param {string} folder the folder that has the `node_modules`
 * @returns {Promise<string>} the source of the product's schema
 */
async function schemaSource(folder) {
  const map = JSON.parse(await fs.readFile(path.join(folder, SOURCE_MAP), 'utf8'));
  const place = map.sources.findIndex((/** @type {string} */ source) =>
    source.endsWith(SCHEMA_SOURCE),
  );
  if (place === -1) {
    throw new Error(`Expected ${SCHEMA_SOURCE} in ${SOURCE_MAP}, found ${map.sources.join(', ')}.`);
  }
  return map.sourcesContent[place];
}

/**
 * Reads what Studio checks its files by.
 *
 * @param {string} folder the folder that has the `node_modules`
 * @returns {Promise<unknown>} definitions as JSON schema has them, without prose
 */
export async function readFiles(folder) {
  // Beside the packages, so that its imports are found; gone again afterwards.
  const file = path.join(folder, 'studio-file-schema.ts');
  await fs.writeFile(file, await schemaSource(folder));
  try {
    return await runBundled(folder, program(file));
  } finally {
    await fs.rm(file);
  }
}
