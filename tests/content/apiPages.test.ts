/** Checks that the pages of all exports have the same sections in the same order. */
import fs from 'node:fs';
import path from 'node:path';
import { listPages } from '../../plugins/shared/node/files';

const DOCS_FOLDER = path.join(__dirname, '../../docs-toolpad-core');
const REFERENCE_SECTION = '<ApiReference>';

/** Returns the titles of a page's sections, with a placeholder for the generated reference. */
function getOutline(page: string): string[] {
  const text = fs
    .readFileSync(path.join(DOCS_FOLDER, page), 'utf8')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/```[\s\S]*?\n```/g, '');
  return text
    .split('\n')
    .filter((line) => /^(?:## |<ApiReference)/.test(line))
    .map((line) => (line.startsWith('<') ? REFERENCE_SECTION : line.replace(/^## | \{.*/g, '')));
}

/** Returns the content before the generated reference, without front matter or callouts. */
function getLead(page: string): string {
  const [lead = ''] = fs.readFileSync(path.join(DOCS_FOLDER, page), 'utf8').split('<ApiReference');
  return lead
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^:::[\s\S]*?\n:::$/m, '')
    .trim();
}

const API_PAGES = listPages(DOCS_FOLDER).filter((page) =>
  getOutline(page).includes(REFERENCE_SECTION),
);

it.each(API_PAGES)('contains the standard sections in the standard order on %s', (page) => {
  expect(getLead(page)).toBe('');
  const [first, ...rest] = getOutline(page);
  expect(first).toBe(REFERENCE_SECTION);
  const [use, ...own] = rest[0] === 'Demos' ? rest.slice(1) : rest;
  expect(use).toBe('Usage');
  expect(own.at(-1)).toBe('Related pages');
  // "Good to know" precedes the sections that are specific to this page.
  expect(own.indexOf('Good to know')).toBeLessThan(1);
  expect(
    own.filter((section) => /demo|to use|^(?:usage|notes|pitfalls|limits|what it )/i.test(section)),
  ).toEqual([]);
});
