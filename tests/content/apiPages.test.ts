/** All pages of an export have the same sections in the same order: who knows one finds their way in all. */
import fs from 'node:fs';
import path from 'node:path';
import { pagesBelow } from '../../plugins/shared/node/files';

const FOLDER = path.join(__dirname, '../../docs-toolpad-core');
const REFERENCE = '<ApiReference>';

/** The page's outline: its sections, the reference among them. */
function outlineOf(page: string): string[] {
  const text = fs
    .readFileSync(path.join(FOLDER, page), 'utf8')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/```[\s\S]*?\n```/g, '');
  return text
    .split('\n')
    .filter((line) => /^(?:## |<ApiReference)/.test(line))
    .map((line) => (line.startsWith('<') ? REFERENCE : line.replace(/^## | \{.*/g, '')));
}

/** What stands before the reference, besides a callout. */
function leadOf(page: string): string {
  const [lead = ''] = fs.readFileSync(path.join(FOLDER, page), 'utf8').split('<ApiReference');
  return lead
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^:::[\s\S]*?\n:::$/m, '')
    .trim();
}

const PAGES = pagesBelow(FOLDER).filter((page) => outlineOf(page).includes(REFERENCE));

test('each export has its page', () => {
  expect(PAGES).toHaveLength(32);
});

test.each(PAGES)('%s', (page) => {
  expect(leadOf(page)).toBe('');
  const [first, ...rest] = outlineOf(page);
  expect(first).toBe(REFERENCE);
  const [use, ...own] = rest[0] === 'Demos' ? rest.slice(1) : rest;
  expect(use).toBe('Use it');
  expect(own.at(-1)).toBe('Related pages');
  // "Good to know" comes before what only this page has.
  expect(own.indexOf('Good to know')).toBeLessThan(1);
  expect(
    own.filter((section) => /demo|to use|^(?:usage|notes|pitfalls|limits|what it )/i.test(section)),
  ).toEqual([]);
});
