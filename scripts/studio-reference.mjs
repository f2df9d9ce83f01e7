#!/usr/bin/env node
/**
 * Reads what the published packages of Toolpad Studio say about components and files, as facts
 * without prose, and writes the data of the reference pages and the JSON schemas:
 * `node scripts/studio-reference.mjs [--packages <folder with node_modules>] [--schemas-only]`.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { descriptionOf } from '../plugins/api-tables/studio/words.mjs';
import { readComponents } from './lib/studio/components.mjs';
import { readFiles } from './lib/studio/files.mjs';
import { checkVersion, installStudio, STUDIO } from './lib/studio/install.mjs';
import { fileSchema, KINDS } from './lib/studio/jsonSchema.mjs';
import { writeJson } from './lib/writeJson.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const DATA = path.join(ROOT, 'plugins/api-tables/studio/data');

/** Where the schemas are served: the address has the version, and what is there never changes. */
const SCHEMAS = `schemas/studio/${STUDIO.version}/`;
const ADDRESS = `https://mui.com/toolpad/${SCHEMAS}`;

/** @param {string} name */
async function readJson(name) {
  return JSON.parse(await fs.readFile(path.join(DATA, name), 'utf8'));
}

/** @param {string | undefined} packages */
async function writeFacts(packages) {
  const folder = packages ? path.resolve(packages) : await installStudio();
  try {
    await checkVersion(folder);
    const read = await readComponents(folder);
    const definitions = await readFiles(folder);
    const { version } = STUDIO;
    await writeJson(path.join(DATA, 'components.json'), { version, ...read });
    await writeJson(path.join(DATA, 'files.json'), { version, definitions });
  } finally {
    if (!packages) {
      await fs.rm(folder, { recursive: true });
    }
  }
}

async function writeSchemas() {
  const { version, components } = await readJson('components.json');
  const { definitions } = await readJson('files.json');
  const words = await readJson('componentDescriptions.json');
  const files = await readJson('fileDescriptions.json');
  const describe = (/** @type {string} */ component, /** @type {string} */ property) =>
    descriptionOf(words, component, property);
  for (const kind of /** @type {(keyof typeof KINDS)[]} */ (Object.keys(KINDS))) {
    const sources = { version, address: ADDRESS, definitions, components, files, describe };
    const file = path.join(ROOT, 'static', SCHEMAS, `${kind}.schema.json`);
    await writeJson(file, fileSchema(kind, sources));
  }
}

const { values } = parseArgs({
  options: { packages: { type: 'string' }, 'schemas-only': { type: 'boolean', default: false } },
});
if (!values['schemas-only']) {
  await writeFacts(values.packages);
}
await writeSchemas();
