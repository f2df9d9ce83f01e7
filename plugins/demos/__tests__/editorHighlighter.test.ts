/** @jest-environment node */
import fs from 'node:fs';
import path from 'node:path';
import { PRODUCTS } from '../../../src/site/products';
import { highlight } from '../../code/shared/highlight';
import { listFiles } from '../../shared/node/files';
import { getLanguage } from '../shared/languages';
import { loadEditorHighlighter } from '../theme/Demo/editorHighlighter';

const SITE_DIR = path.join(__dirname, '../../..');

/** One file of each language that demos are written in. */
const DEMO_FILES = new Map(
  PRODUCTS.flatMap(({ folder }) =>
    listFiles(path.join(SITE_DIR, folder), /\.(?:tsx|ts|css)$/).map((name) => [
      getLanguage(name),
      path.join(folder, name),
    ]),
  ),
);

it.each([
  ['parts/OrdersDesk.tsx', 'tsx'],
  ['data.js', 'jsx'],
])('derives the highlighter’s language from the file name %s: %s', (name, language) => {
  expect(getLanguage(name)).toBe(language);
});

it.each([...DEMO_FILES])(
  'highlights a demo in %s in the editor exactly as the build does: %s',
  async (language, file) => {
    const code = fs.readFileSync(path.join(SITE_DIR, file), 'utf8');
    const highlightFile = await loadEditorHighlighter([file]);
    expect(highlightFile(file, code)).toBe(await highlight(code, language));
  },
);

it.each([['half.tsx', "export default function Half() {\n  return <p title='"]])(
  'highlights %s in the editor exactly as the build does',
  async (name, code) => {
    const highlightFile = await loadEditorHighlighter([name]);
    expect(highlightFile(name, code)).toBe(await highlight(code, getLanguage(name)));
  },
);
