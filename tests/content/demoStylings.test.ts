import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../plugins/shared/node/files';

const DOCS_FOLDER = path.join(__dirname, '../../docs-toolpad-core');

/** The paths, without extensions, of demos that exist for several styling solutions. */
const DEMOS = [
  ...new Set(
    listFiles(DOCS_FOLDER, /\.(?:tailwind|css)\.tsx$/).map((name) =>
      name.replace(/\.(?:tailwind|css)\.tsx$/, ''),
    ),
  ),
];

it('finds at least eight demos that exist for several styling solutions', () => {
  expect(DEMOS.length).toBeGreaterThanOrEqual(8);
});

it.each(DEMOS)(
  'provides %s for all three styling solutions, and shows the demo on a page of its folder',
  (name) => {
    for (const extension of ['.tsx', '.tailwind.tsx', '.css.tsx', '.css']) {
      expect([extension, fs.existsSync(path.join(DOCS_FOLDER, name + extension))]).toEqual([
        extension,
        true,
      ]);
    }
    const folder = path.join(DOCS_FOLDER, path.dirname(name));
    const pages = listFiles(folder, /\.mdx$/).map((file) =>
      fs.readFileSync(path.join(folder, file), 'utf8'),
    );
    expect(pages.join('\n')).toContain(`<Demo name="${path.basename(name)}"`);
  },
);
