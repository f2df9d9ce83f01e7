/** What the menu of versions tells of later ones: that they are later, and where the pages speak of them. */
import fs from 'node:fs';
import { createSlugger } from '@docusaurus/utils';
import next from '@toolpad/core-next/package.json';
import gt from 'semver/functions/gt';
import { type ProductId, productOf } from '../../plugins/shared/products';
import { type Newer, NEWER, VERSIONS } from '../../versions';

const told = Object.entries(NEWER) as [ProductId, Newer][];

/** The heading at an address, as its page has it. */
function headingOf(changes: string): string | undefined {
  const [address = '', anchor] = changes.split('#');
  const { id, folder } = productOf(address);
  const file = `${address.replace(`/${id}/`, `${folder}/`).replace(/\/$/, '')}.mdx`;
  const slugs = createSlugger();
  const headings = fs.readFileSync(file, 'utf8').matchAll(/^#{2,} (.*)$/gm);
  return [...headings].map(([, text = '']) => text).find((text) => slugs.slug(text) === anchor);
}

test('the library’s is the one whose interface is read here', () => {
  expect(NEWER.core?.label).toBe(`v${next.version}`);
});

test.each(told)('%s: it is later than the documented one', (id, { label }) => {
  expect(gt(label, VERSIONS[id].current.label)).toBe(true);
});

test.each(told)('%s: a heading says what came after the documented one', (id, { changes }) => {
  expect(headingOf(changes)).toContain(VERSIONS[id].current.label.replace('v', ''));
});
