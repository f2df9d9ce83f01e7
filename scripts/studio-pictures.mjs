#!/usr/bin/env node
/**
 * Runs the page files of Studio's component reference in Studio, complains about what does not work,
 * and takes the pictures of the pages:
 * `node scripts/studio-pictures.mjs [--packages <folder with node_modules>] [--docs <folder>] [name …]`.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startStudio } from './lib/studio/devServer.mjs';
import { checkVersion, installStudio } from './lib/studio/install.mjs';
import { writePageFiles } from './lib/studio/pageFiles.mjs';
import { launch, takePicture } from './lib/studio/pictures.mjs';

const DOCS = path.resolve(import.meta.dirname, '../docs-studio/reference/components');

/** A picture costs a reader no more than this. */
const MAX_BYTES = 30 * 1024;

/** What has to be clicked for the component to be seen. */
const CLICKS = { container: 'Show the address' };

const { values, positionals } = parseArgs({
  options: { packages: { type: 'string' }, docs: { type: 'string', default: DOCS } },
  allowPositionals: true,
});
const docs = path.resolve(String(values.docs));
const folder = values.packages ? path.resolve(values.packages) : await installStudio();
await checkVersion(folder);
await fs.rm(path.join(folder, 'toolpad'), { recursive: true, force: true });
const written = await writePageFiles(docs, folder);
const wanted = written.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const studio = await startStudio(folder);
const browser = await launch();
try {
  await fs.mkdir(path.join(docs, 'images'), { recursive: true });
  for (const { name, page } of wanted) {
    const label = CLICKS[/** @type {keyof typeof CLICKS} */ (name)];
    const taken = await takePicture(browser, `${studio.url}/pages/${page}`, label);
    const { picture, width, height, problems } = taken;
    await fs.writeFile(path.join(docs, 'images', `${name}.webp`), picture);
    if (picture.length > MAX_BYTES) {
      problems.push(`the picture has ${picture.length} bytes, at most ${MAX_BYTES} are allowed`);
    }
    console.log(
      [`${name}: ${width} × ${height}, ${picture.length} bytes`, ...problems].join('\n  '),
    );
    process.exitCode = problems.length > 0 ? 1 : process.exitCode;
  }
  const refused = studio.output().match(/^.*Failed to read.*$/gm) ?? [];
  refused.forEach((line) => console.log(line));
  process.exitCode = refused.length > 0 ? 1 : process.exitCode;
} finally {
  await browser.close();
  studio.stop();
  if (!values.packages) {
    await fs.rm(folder, { recursive: true });
  }
}
