import fs from 'node:fs/promises';
import path from 'node:path';
import { load } from '../load.mjs';
import { startStudio } from './devServer.mjs';
import { openWindow, WINDOWS, takePicture } from './pictures.mjs';
import { writeTheme } from './theme.mjs';

/** @typedef {import('./pictures.mjs').ColumnWidth} ColumnWidth */
/** @typedef {import('../../../plugins/shared/pictures').Scheme} Scheme */

const { SCHEMES } = load(import.meta.filename, '../../../plugins/shared/pictures.ts');
const { writePageFiles } = load(import.meta.filename, './pageFiles.ts');

/** A picture costs a reader no more than this. */
const MAX_BYTES = 30 * 1024;

/** What has to be clicked for the component to be seen. */
const CLICKS = { container: 'Show the address' };

/**
 * @typedef {object} Tools
 * @property {import('playwright-core').Browser} browser
 * @property {string} folder has the packages and the app
 * @property {string} docs the folder of the pages
 */

/**
 * Takes the pictures of all wanted pages in one room and one scheme.
 *
 * @param {Tools} tools
 * @param {string} address of the app
 * @param {{ name: string, page: string }[]} pages
 * @param {{ room: ColumnWidth, scheme: Scheme }} options
 * @returns {Promise<string[]>} what did not work
 */
async function takeWidth({ browser, docs }, address, pages, { room, scheme }) {
  const window = await openWindow(browser, { room, scheme });
  /** @type {string[]} */
  const found = [];
  for (const { name, page } of pages) {
    const label = CLICKS[/** @type {keyof typeof CLICKS} */ (name)];
    const taken = await takePicture(window, `${address}/pages/${page}`, label);
    const { picture, width, height, problems } = taken;
    // plugins/api-tables/node/studio finds the four pictures of a page by these names.
    const file = `${name}-${room}-${scheme}.webp`;
    await fs.writeFile(path.join(docs, 'images', file), picture);
    console.log(`  ${file}: ${width} × ${height}, ${picture.length} bytes`);
    if (picture.length > MAX_BYTES) {
      problems.push(`it has more than ${MAX_BYTES} bytes`);
    }
    if (width !== WINDOWS[room].width) {
      problems.push(`it is not ${WINDOWS[room].width} wide: change the window in pictures.mjs`);
    }
    found.push(...problems.map((problem) => `${file}: ${problem}`));
  }
  await window.close();
  return found;
}

/**
 * Runs the page files of Studio's component reference in Studio, and takes the pictures of the pages,
 * each wide and narrow, in light and in dark.
 *
 * @param {Tools} tools
 * @param {(name: string) => boolean} isWanted whether a page gets new pictures
 * @returns {Promise<string[]>} what did not work
 */
export async function takePreviews(tools, isWanted) {
  const { folder, docs } = tools;
  await fs.rm(path.join(folder, 'toolpad'), { recursive: true, force: true });
  /** @type {{ name: string, page: string }[]} */
  const written = await writePageFiles(docs, folder);
  const wanted = written.filter(({ name }) => isWanted(name));
  if (wanted.length === 0) {
    return [];
  }
  await fs.mkdir(path.join(docs, 'images'), { recursive: true });
  /** @type {string[]} */
  const found = [];
  for (const scheme of SCHEMES) {
    await writeTheme(folder, scheme);
    const studio = await startStudio(folder);
    try {
      for (const room of /** @type {ColumnWidth[]} */ (Object.keys(WINDOWS))) {
        found.push(...(await takeWidth(tools, studio.url, wanted, { room, scheme })));
      }
      found.push(...(studio.output().match(/^.*Failed to read.*$/gm) ?? []));
    } finally {
      await studio.stop();
    }
  }
  return found;
}
