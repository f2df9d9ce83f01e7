/** The examples on Studio's pages are the apps in `examples/`. */
import fs from 'node:fs';
import path from 'node:path';
import { copiedCode, fencesOf, metaValue } from '../../scripts/verify/lib/fences';

const ROOT = path.resolve(__dirname, '../..');
const EXAMPLES = path.join(ROOT, 'examples');

/** Studio writes these, and its pages say so. */
const OF_STUDIO = ['toolpad/.gitignore', 'package-lock.json'];
const MADE = /(?:^|\/)(?:node_modules|\.generated)\//;

/** The files of an app, by path, with what is in them. */
function filesOf(app: string): Record<string, string> {
  const folder = path.join(EXAMPLES, app);
  const names = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => !MADE.test(name) && !OF_STUDIO.includes(name));
  return Object.fromEntries(
    names.map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]),
  );
}

test.each(fs.readdirSync(EXAMPLES))('the page shows every file of %s as it is', (app) => {
  const page = `docs-studio/examples/${app}.mdx`;
  const text = fs.readFileSync(path.join(ROOT, page), 'utf8');
  const shown = fencesOf({ path: page, text }).flatMap(({ meta, code }) => {
    const title = metaValue(meta, 'title');
    return title === undefined ? [] : [[title, `${copiedCode(code)}\n`]];
  });
  expect(Object.fromEntries(shown)).toEqual(filesOf(app));
});
