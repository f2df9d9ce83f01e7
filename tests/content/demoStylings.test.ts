import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../plugins/shared/node/files';

const FOLDER = path.join(__dirname, '../../docs-toolpad-core');

/** The paths, without extensions, of demos with several stylings. */
const styled = [
  ...new Set(
    listFiles(FOLDER, /\.(?:tailwind|css)\.tsx$/).map((name) =>
      name.replace(/\.(?:tailwind|css)\.tsx$/, ''),
    ),
  ),
];

it('finds at least eight demos with several stylings', () => {
  expect(styled.length).toBeGreaterThanOrEqual(8);
});

it.each(styled)('provides all three stylings of %s, and shows the demo on its page', (name) => {
  for (const extension of ['.tsx', '.tailwind.tsx', '.css.tsx', '.css']) {
    expect([extension, fs.existsSync(path.join(FOLDER, name + extension))]).toEqual([
      extension,
      true,
    ]);
  }
  const page = fs.readFileSync(path.join(FOLDER, path.dirname(name), 'index.mdx'), 'utf8');
  expect(page).toContain(`<Demo name="${path.basename(name)}"`);
});
