/** Checks that the pages of all exports have the same sections in the same order. */
import fs from 'node:fs';
import path from 'node:path';
import { listPages } from '../../plugins/shared/node/files';

const FOLDER = path.join(__dirname, '../../docs-toolpad-core');
const REFERENCE = '<ApiReference>';

/** Returns the titles of a page's sections, including the reference. */
function getOutline(page: string): string[] {
  const text = fs
    .readFileSync(path.join(FOLDER, page), 'utf8')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/```[\s\S]*?\n```/g, '');
  return text
    .split('\n')
    .filter((line) => /^(?:## |<ApiReference)/.test(line))
    .map((line) => (line.startsWith('<') ? REFERENCE : line.replace(/^## | \{.*/g, '')));
}

/** Returns the content before the reference, without callouts. */
function getLead(page: string): string {
  const [lead = ''] = fs.readFileSync(path.join(FOLDER, page), 'utf8').split('<ApiReference');
  return lead
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^:::[\s\S]*?\n:::$/m, '')
    .trim();
}

const PAGES = listPages(FOLDER).filter((page) => getOutline(page).includes(REFERENCE));

it('finds a page for each export', () => {
  expect(PAGES).toHaveLength(32);
});

it.each(PAGES)('contains the usual sections on %s', (page) => {
  expect(getLead(page)).toBe('');
  const [first, ...rest] = getOutline(page);
  expect(first).toBe(REFERENCE);
  const [use, ...own] = rest[0] === 'Demos' ? rest.slice(1) : rest;
  expect(use).toBe('Usage');
  expect(own.at(-1)).toBe('Related pages');
  // "Good to know" precedes the sections that are specific to this page.
  expect(own.indexOf('Good to know')).toBeLessThan(1);
  expect(
    own.filter((section) => /demo|to use|^(?:usage|notes|pitfalls|limits|what it )/i.test(section)),
  ).toEqual([]);
});
