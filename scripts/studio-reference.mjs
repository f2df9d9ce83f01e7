#!/usr/bin/env node
/**
 * Reads what the published packages of Toolpad Studio say about components and files, as facts
 * without prose, and writes the data of the reference pages and the JSON schemas:
 * `node scripts/studio-reference.mjs [--schemas-only]`.
 */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { load } from './lib/load.mjs';
import { readComponents } from './lib/studio/components.mjs';
import { readFiles } from './lib/studio/files.mjs';
import { installStudio } from './lib/studio/install.mjs';
import { fileSchema, KINDS } from './lib/studio/jsonSchema.mjs';
import { writeJson } from './lib/writeJson.mjs';

const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const DATA = path.join(ROOT, 'plugins/api-tables/node/studio/data');

/** The version whose reference the site shows. */
const VERSION = '0.13.0';

/** Where the schemas are served: the address has the version, and what is there never changes. */
const SCHEMAS = `schemas/studio/${VERSION}/`;
const ADDRESS = `https://mui.com/toolpad/${SCHEMAS}`;

async function writeFacts() {
  const folder = await installStudio();
  const read = await readComponents(folder);
  const definitions = await readFiles(folder);
  await writeJson(path.join(DATA, 'components.json'), { version: VERSION, ...read });
  await writeJson(path.join(DATA, 'files.json'), { version: VERSION, definitions });
}

async function writeSchemas() {
  // Not at the top: it reads what `writeFacts` writes.
  const facts = load(import.meta.filename, '../plugins/api-tables/node/studio/facts.ts');
  const sources = {
    version: facts.VERSION,
    address: ADDRESS,
    definitions: facts.DEFINITIONS,
    components: facts.COMPONENTS,
    files: facts.OBJECT_WORDS,
    describe: facts.descriptionOf,
  };
  for (const kind of /** @type {(keyof typeof KINDS)[]} */ (Object.keys(KINDS))) {
    const file = path.join(ROOT, 'static', SCHEMAS, `${kind}.schema.json`);
    await writeJson(file, fileSchema(kind, sources));
  }
}

const { values } = parseArgs({
  options: { 'schemas-only': { type: 'boolean', default: false } },
});
if (!values['schemas-only']) {
  await writeFacts();
}
await writeSchemas();
