#!/usr/bin/env node
/**
 * Runs what Studio's pages show in Studio, complains about what does not work, and takes the pictures of
 * the pages: previews of the component reference, and scenes of the editor and of running apps.
 * `node scripts/studio-pictures.mjs [--packages <folder with node_modules>] [part of a page's path …]`.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { checkVersion, installStudio } from './lib/studio/install.mjs';
import { launch } from './lib/studio/pictures.mjs';
import { takePreviews } from './lib/studio/takePreviews.mjs';
import { load } from './verify/lib/load.mjs';

const { takeStory } = load(import.meta.filename, './lib/studio/scenes/run.ts');
const { Stage } = load(import.meta.filename, './lib/studio/scenes/stage.ts');
const { recordClip } = load(import.meta.filename, './lib/studio/scenes/record.ts');
const { CLIPS, STORIES } = load(import.meta.filename, './lib/studio/scenes/index.ts');

const DOCS = path.resolve(import.meta.dirname, '../docs-studio');
const REFERENCE = 'reference/components';

const { values, positionals } = parseArgs({
  options: { packages: { type: 'string' } },
  allowPositionals: true,
});

const isWanted = (/** @type {string} */ page) =>
  positionals.length === 0 || positionals.some((part) => page.includes(part));

/** @param {string} folder has the packages */
async function run(folder) {
  await checkVersion(folder);
  const browser = await launch();
  try {
    const previews = { browser, folder, docs: path.join(DOCS, REFERENCE) };
    const problems = await takePreviews(previews, (name) => isWanted(`${REFERENCE}/${name}`));
    const stage = new Stage(browser, folder);
    try {
      for (const story of STORIES.filter(({ page }) => isWanted(page))) {
        problems.push(...(await takeStory(stage, DOCS, story)));
      }
      for (const clip of CLIPS.filter(({ page }) => isWanted(page))) {
        problems.push(...(await recordClip(stage, DOCS, folder, clip)));
      }
    } finally {
      await stage.close();
    }
    problems.forEach((problem) => console.error(problem));
    process.exitCode = problems.length > 0 ? 1 : 0;
  } finally {
    await browser.close();
  }
}

if (values.packages) {
  await run(path.resolve(values.packages));
} else {
  const folder = await installStudio();
  try {
    await run(folder);
  } finally {
    // What Studio started may write a moment longer.
    await fs.rm(folder, { recursive: true, maxRetries: 5 });
  }
}
