/**
 * Reads the sections of the MDX texts on its input, as a JSON list, and writes them as JSON. In a
 * process of its own: jest does not load the ES modules of Docusaurus's MDX processor.
 */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { json } from 'node:stream/consumers';
import configValidation from '@docusaurus/core/lib/server/configValidation.js';
import utils from '@docusaurus/utils';

const siteDir = fileURLToPath(new URL('../../..', import.meta.url));
const { createSectionReader } = await utils.loadFreshModule(
  path.join(siteDir, 'plugins/search/readSections.ts'),
);
const { markdown } = configValidation.DEFAULT_CONFIG;
const read = createSectionReader({ siteDir, siteConfig: { markdown } });
const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sections-'));
const results = [];
for (const [place, source] of (await json(process.stdin)).entries()) {
  const file = path.join(folder, `${place}.mdx`);
  await fs.writeFile(file, source);
  results.push(await read(file));
}
await fs.rm(folder, { recursive: true });
process.stdout.write(JSON.stringify(results));
