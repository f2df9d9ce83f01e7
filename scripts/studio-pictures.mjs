#!/usr/bin/env node
/**
 * Runs what Studio's pages show in Studio, complains about what does not work, and takes the pictures of
 * the pages: previews of the component reference, and scenes of the editor and of running apps.
 * `node scripts/studio-pictures.mjs [part of a page's path …]`.
 */
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { load } from './lib/load.mjs';
import { installStudio } from './lib/studio/install.mjs';

const { startChromium } = load(import.meta.filename, './lib/chromium/start.ts');
const { seedStudioApp } = load(import.meta.filename, './lib/studio/seed.ts');
const { takeStory } = load(import.meta.filename, './lib/studio/scenes/run.ts');
const { Stage } = load(import.meta.filename, './lib/studio/scenes/stage.ts');
const { recordClip } = load(import.meta.filename, './lib/studio/scenes/record.ts');
const { CLIPS, STORIES } = load(import.meta.filename, './lib/studio/scenes/index.ts');

const { positionals } = parseArgs({ allowPositionals: true });

const isWanted = (/** @type {{ page: string }} */ { page }) =>
  positionals.length === 0 || positionals.some((part) => page.includes(part));

/** @param {string} folder has the packages, and gets the apps */
async function run(folder) {
  const browser = await startChromium();
  const stage = new Stage(browser, folder);
  const problems = [];
  try {
    for (const story of STORIES.filter(isWanted)) {
      problems.push(...(await takeStory(stage, story)));
    }
    for (const clip of CLIPS.filter(isWanted)) {
      problems.push(...(await recordClip(stage, clip)));
    }
  } finally {
    await stage.close();
    await browser.close();
  }
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
}

const packages = await installStudio();
const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'studio-pictures-'));
try {
  await seedStudioApp(folder, packages);
  await run(folder);
} finally {
  // What Studio started may write a moment longer.
  await fs.rm(folder, { recursive: true, maxRetries: 5 });
}
