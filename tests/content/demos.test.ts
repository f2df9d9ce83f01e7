/** Checks the code of demos in the form that readers see, and that it exists for each styling solution. */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../plugins/shared/node/files';

const DOCS_FOLDER = path.join(__dirname, '../../docs-toolpad-core');

/** The maximum number of lines of a demo, which have at most 80 columns (`prettier` in package.json). */
const MAX_LINES = 120;

const PLACEHOLDER_TEXT = /\b(?:lorem|ipsum|foo|baz|Item \d)\b/i;

const files = listFiles(DOCS_FOLDER, /^[A-Z].*\.tsx$/);

it(`finds demos of at most ${MAX_LINES} lines, without placeholder text`, () => {
  expect(files.length).toBeGreaterThan(20);
  const wrong = files.filter((file) => {
    const code = fs.readFileSync(path.join(DOCS_FOLDER, file), 'utf8');
    return code.trimEnd().split('\n').length > MAX_LINES || PLACEHOLDER_TEXT.test(code);
  });
  expect(wrong).toEqual([]);
});

/** The paths, without extensions, of demos that exist for several styling solutions. */
const STYLED_DEMOS = [
  ...new Set(
    listFiles(DOCS_FOLDER, /\.(?:tailwind|css)\.tsx$/).map((name) =>
      name.replace(/\.(?:tailwind|css)\.tsx$/, ''),
    ),
  ),
];

it.each(STYLED_DEMOS)(
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
