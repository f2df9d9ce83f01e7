#!/usr/bin/env node
/**
 * Runs the page files of Studio's component reference in Studio, complains about what does not work,
 * and takes the pictures of the pages, each wide and narrow, in light and in dark:
 * `node scripts/studio-pictures.mjs [--packages <folder with node_modules>] [--docs <folder>] [name …]`.
 */
import fs from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startStudio } from './lib/studio/devServer.mjs';
import { checkVersion, installStudio } from './lib/studio/install.mjs';
import { launch, openWindow, ROOMS, takePicture } from './lib/studio/pictures.mjs';
import { SCHEMES, writeTheme } from './lib/studio/theme.mjs';
import { load } from './verify/lib/load.mjs';

/** @typedef {import('./lib/studio/pictures.mjs').Room} Room */
/** @typedef {import('./lib/studio/theme.mjs').Scheme} Scheme */

const { writePageFiles } = load(import.meta.filename, './lib/studio/pageFiles.ts');

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

/** @param {string[]} problems */
function report(problems) {
  problems.forEach((problem) => console.log(problem));
  process.exitCode = problems.length > 0 ? 1 : process.exitCode;
}

/**
 * Takes the pictures of all wanted pages in one room and one scheme.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {string} address of the app
 * @param {{ name: string, page: string }[]} pages
 * @param {{ room: Room, scheme: Scheme }} options
 */
async function takePictures(browser, address, pages, { room, scheme }) {
  const window = await openWindow(browser, { room, scheme });
  for (const { name, page } of pages) {
    const label = CLICKS[/** @type {keyof typeof CLICKS} */ (name)];
    const taken = await takePicture(window, `${address}/pages/${page}`, label);
    const { picture, width, height, problems } = taken;
    // plugins/api-tables/studio finds the four pictures of a page by these names.
    const file = `${name}-${room}-${scheme}.webp`;
    await fs.writeFile(path.join(docs, 'images', file), picture);
    console.log(`${file}: ${width} × ${height}, ${picture.length} bytes`);
    if (picture.length > MAX_BYTES) {
      problems.push(`it has more than ${MAX_BYTES} bytes`);
    }
    if (width !== ROOMS[room].width) {
      problems.push(`it is not ${ROOMS[room].width} wide: change the window in pictures.mjs`);
    }
    report(problems.map((problem) => `  ${problem}`));
  }
  await window.close();
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} folder has the packages and the app
 * @param {{ name: string, page: string }[]} pages
 * @param {Scheme} scheme
 */
async function runStudio(browser, folder, pages, scheme) {
  await writeTheme(folder, scheme);
  const studio = await startStudio(folder);
  try {
    for (const room of /** @type {Room[]} */ (Object.keys(ROOMS))) {
      await takePictures(browser, studio.url, pages, { room, scheme });
    }
    report(studio.output().match(/^.*Failed to read.*$/gm) ?? []);
  } finally {
    await studio.stop();
  }
}

/** @param {string} folder has the packages */
async function run(folder) {
  await checkVersion(folder);
  await fs.rm(path.join(folder, 'toolpad'), { recursive: true, force: true });
  const written = await writePageFiles(docs, folder);
  const wanted = written.filter(
    ({ name }) => positionals.length === 0 || positionals.includes(name),
  );
  await fs.mkdir(path.join(docs, 'images'), { recursive: true });
  const browser = await launch();
  try {
    for (const scheme of SCHEMES) {
      await runStudio(browser, folder, wanted, scheme);
    }
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
