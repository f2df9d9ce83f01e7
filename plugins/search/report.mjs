/**
 * Builds the search indexes of the site as it stands, without building the site, and tells how large
 * they are: `node plugins/search/report.mjs [folder to write them to]`.
 *
 * The tests run it, too (tests/content/search.test.ts): in a process of its own, because Docusaurus's
 * MDX processor is made of ES modules that jest does not load.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import serverSite from '@docusaurus/core/lib/server/site.js';
import serverPlugins from '@docusaurus/core/lib/server/plugins/init.js';
import utils from '@docusaurus/utils';

const siteDir = fileURLToPath(new URL('../..', import.meta.url));
const outDir = process.argv[2];
// The docs plugin writes files for the bundler unless it is under test.
process.env.NODE_ENV = 'test';

const load = (file) => utils.loadFreshModule(path.join(siteDir, file));
const { createSectionReader } = await load('plugins/search/readSections.ts');
const { versionRecords } = await load('plugins/search/versionRecords.ts');
const { createIndex, serializeIndex } = await load('src/search/engine.ts');

const context = await serverSite.loadContext({ siteDir });
const plugins = await serverPlugins.initPlugins(context);
const readSections = createSectionReader(context);

for (const plugin of plugins) {
  if (plugin.name === 'docusaurus-plugin-content-docs') {
    const { loadedVersions } = await plugin.loadContent();
    for (const version of loadedVersions) {
      const started = performance.now();
      const records = await versionRecords(version, context, readSections);
      const json = serializeIndex(createIndex(records));
      const name = `${plugin.options.id}-${version.versionName}`;
      const pages = records.filter(({ kind }) => kind === 'page').length;
      console.log(
        `${name}: ${pages} pages, ${records.length} records, ${json.length} characters, ` +
          `${brotliCompressSync(json).length} bytes brotli, ` +
          `${Math.round(performance.now() - started)} ms`,
      );
      if (outDir) {
        await fs.mkdir(outDir, { recursive: true });
        await fs.writeFile(path.join(outDir, `${plugin.options.id}.json`), json);
        await fs.writeFile(
          path.join(outDir, `${plugin.options.id}.records.json`),
          JSON.stringify(records),
        );
      }
    }
  }
}
