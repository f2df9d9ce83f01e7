/** Comments give their reasons themselves: who reads the code has nothing but the repository. */
import fs from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../plugins/shared/node/files';

const ROOT = path.join(__dirname, '../..');
const FOLDERS = ['plugins', 'scripts', 'src', 'tests'];
const WRITTEN = /\.(?:css|json|mjs|cjs|tsx?|md)$/;

/** Paragraphs of papers that are not here, by their signs and by the names that they had. */
const CITATION = /§|(?:\bthe |\()specification\b|\b(?:behaviour|coverage|specification)\.md\b/i;

const files = [
  ...fs.readdirSync(ROOT),
  ...FOLDERS.flatMap((folder) =>
    filesBelow(path.join(ROOT, folder)).map((file) => path.join(folder, file)),
  ),
].filter((file) => WRITTEN.test(file) && !__filename.endsWith(file));

it('looks at the code', () => {
  expect(files.length).toBeGreaterThan(500);
});

it('cites nothing that is not in the repository', () => {
  const citations = files.flatMap((file) =>
    fs
      .readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => (CITATION.test(line) ? [`${file}:${index + 1}: ${line}`] : [])),
  );
  expect(citations).toEqual([]);
});
