/** Checks that the paths and scripts that documents name exist. */
import fs from 'node:fs';
import path from 'node:path';
import { listFiles } from '../../plugins/shared/node/files';

const ROOT = path.join(__dirname, '../..');

const resolveFile = (file: string): string => path.join(ROOT, file);
const readText = (file: string): string => fs.readFileSync(resolveFile(file), 'utf8');
const exists = (file: string): boolean => fs.existsSync(resolveFile(file));

const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
const ROOT_ENTRIES = new Set(fs.readdirSync(ROOT));

/** Files and folders that a build or a run of the tests creates. */
const GENERATED = /^(?:build|build-hosts|\.cache|node_modules|i18n)(?:\/|$)/;

function findScripts(text: string): string[] {
  return [...text.matchAll(/\bnpm run (?:--silent )?([\w:]+)/g)].map(([, script = '']) => script);
}

const DOCUMENTS = [
  ...fs.readdirSync(ROOT).filter((name) => name.endsWith('.md')),
  ...listFiles(resolveFile('plugins'), /^README\.md$/).map((file) => `plugins/${file}`),
];

/** Matches inline code that is a path of a file or a folder. */
const PATH = /`(\.?[\w@-][\w@.-]*(?:\/[\w@.-]+)*\/?)`/g;

/** Files that a reader of CONTRIBUTING.md would add. */
const EXAMPLES = ['docs-toolpad-core/react-okta.mdx'];

const listAncestors = (name: string): string[] =>
  name === '.' ? [] : [name, ...listAncestors(path.dirname(name))];

/**
 * Lists the paths in a document's inline code that don't exist. A path begins with an entry of the site's folder, or is
 * relative to a folder of a path that the same line names before it.
 */
function findMissingPaths(file: string): string[] {
  const missing: string[] = [];
  for (const line of readText(file).split('\n')) {
    const folders: string[] = [];
    for (const [, name = ''] of line.matchAll(PATH)) {
      const [first = ''] = name.split('/');
      if (EXAMPLES.includes(name) || GENERATED.test(name) || !name.includes('/')) {
        continue;
      }
      const candidates = ROOT_ENTRIES.has(first)
        ? [name]
        : folders.map((each) => path.join(each, name));
      if (candidates.length > 0 && !candidates.some(exists)) {
        missing.push(name);
      } else if (ROOT_ENTRIES.has(first)) {
        folders.push(...listAncestors(name));
      }
    }
  }
  return missing;
}

it.each(DOCUMENTS)('names only paths that exist in %s', (file) => {
  expect(findMissingPaths(file)).toEqual([]);
});

it.each(DOCUMENTS)('names only scripts of package.json in %s', (file) => {
  expect(findScripts(readText(file)).filter((name) => !(name in scripts))).toEqual([]);
});
