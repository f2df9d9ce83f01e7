/** Compares the examples on Studio's pages with the apps in `examples/`. */
import fs from 'node:fs';
import path from 'node:path';
import { findFences, getMetaValue } from '../../scripts/verify/lib/fences';

const ROOT = path.resolve(__dirname, '../..');
const EXAMPLES_FOLDER = path.join(ROOT, 'examples');

/** The files that the pages leave to Studio and npm to create. */
const FILES_CREATED_BY_STUDIO = ['toolpad/.gitignore', 'package-lock.json'];
const GENERATED_FILE = /(?:^|\/)(?:node_modules|\.generated)\//;

/** Returns the contents of an app's files, by path. */
function readFiles(app: string): Record<string, string> {
  const folder = path.join(EXAMPLES_FOLDER, app);
  const names = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => path.relative(folder, path.join(parentPath, name)))
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => !GENERATED_FILE.test(name) && !FILES_CREATED_BY_STUDIO.includes(name));
  return Object.fromEntries(
    names.map((name) => [name, fs.readFileSync(path.join(folder, name), 'utf8')]),
  );
}

it.each(fs.readdirSync(EXAMPLES_FOLDER))('shows every file of %s unchanged on its page', (app) => {
  const page = `docs-studio/examples/${app}.mdx`;
  const text = fs.readFileSync(path.join(ROOT, page), 'utf8');
  const shown = findFences({ path: page, text }).flatMap(({ meta, code }) => {
    const title = getMetaValue(meta, 'title');
    return title === undefined ? [] : [[title, `${code}\n`]];
  });
  expect(Object.fromEntries(shown)).toEqual(readFiles(app));
});
