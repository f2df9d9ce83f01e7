/** Checks the code of demos in the form that readers see. */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../plugins/shared/node/files';

const DOCS_FOLDER = path.join(__dirname, '../../docs-toolpad-core');

const MAX_LINES = 100;

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
