import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../plugins/shared/node/files';

const FOLDER = path.join(__dirname, '../../docs-toolpad-core');

/** The demos that come in more than one styling, without their endings. */
const styled = [
  ...new Set(
    filesBelow(FOLDER, /\.(?:tailwind|css)\.tsx$/).map((name) =>
      name.replace(/\.(?:tailwind|css)\.tsx$/, ''),
    ),
  ),
];

test('styling is a choice on eight demos at least', () => {
  expect(styled.length).toBeGreaterThanOrEqual(8);
});

test.each(styled)('%s has all three stylings, and its page shows it', (name) => {
  for (const ending of ['.tsx', '.tailwind.tsx', '.css.tsx', '.css']) {
    expect([ending, fs.existsSync(path.join(FOLDER, name + ending))]).toEqual([ending, true]);
  }
  const page = fs.readFileSync(path.join(FOLDER, path.dirname(name), 'index.mdx'), 'utf8');
  expect(page).toContain(`<Demo name="${path.basename(name)}"`);
});
