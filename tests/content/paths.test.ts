/** Checks that the paths, scripts, and test filters that documents and configuration files name exist. */
import fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parse } from 'yaml';
import { listFiles } from '../../plugins/shared/node/files';

const ROOT = path.join(__dirname, '../..');

const resolveFile = (file: string): string => path.join(ROOT, file);
const readText = (file: string): string => fs.readFileSync(resolveFile(file), 'utf8');
const exists = (file: string): boolean => fs.existsSync(resolveFile(file));

const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
const ROOT_ENTRIES = new Set(fs.readdirSync(ROOT));

/** Files and folders that a build or a run of the tests creates. */
const GENERATED = /^(?:build|build-hosts|\.cache|node_modules|i18n)(?:\/|$)/;

interface Workflow {
  jobs: Record<string, { uses?: string; steps?: { run?: string }[] }>;
}

const workflows = listFiles(resolveFile('.github/workflows')).map((name) => ({
  name,
  jobs: Object.values((parse(readText(`.github/workflows/${name}`)) as Workflow).jobs),
}));

const commands = workflows.flatMap(({ name, jobs }) =>
  jobs.flatMap(({ steps = [] }) => steps.flatMap(({ run }) => (run ? [{ name, run }] : []))),
);

function findScripts(text: string): string[] {
  return [...text.matchAll(/\bnpm run (?:--silent )?([\w:]+)/g)].map(([, script = '']) => script);
}

function findFilters(command: string): { filter: string; project: string }[] {
  const args = /\bplaywright test ([^|&;]+)/.exec(command)?.[1]?.trim().split(/\s+/) ?? [];
  const options = args.findIndex((arg) => arg.startsWith('-'));
  const project = args[args.indexOf('--project') + 1] ?? '';
  return args.slice(0, options).map((filter) => ({ filter, project }));
}

describe('workflows', () => {
  const filters = commands.flatMap(({ run }) => findFilters(run));

  test('they select journeys by filters', () => {
    expect(filters.length).toBeGreaterThan(0);
  });

  test.each(filters)('the filter $filter matches a test of the project $project', (each) => {
    const files = listFiles(resolveFile(`tests/${each.project}`), /\.spec\.ts$/);
    expect(files.filter((file) => file.includes(each.filter))).not.toEqual([]);
  });

  test('they run only scripts of package.json', () => {
    const names = commands.flatMap(({ run }) => findScripts(run));
    expect(names.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('they call only workflows that exist', () => {
    const calls = workflows.flatMap(({ jobs }) => jobs.flatMap(({ uses }) => uses ?? []));
    expect(calls.filter((file) => !exists(file))).toEqual([]);
  });

  test('they compare only paths that exist', () => {
    const paths = commands
      .filter(({ run }) => run.includes('git diff'))
      .flatMap(({ run }) => / -- ([^|]+)/.exec(run)?.[1]?.trim().split(/\s+/) ?? [])
      .filter((each) => !each.startsWith("'"));
    expect(paths.filter((each) => !exists(each))).toEqual([]);
  });
});

test('tsconfig.json names only paths that exist', () => {
  const file = resolveFile('tsconfig.json');
  const { config } = ts.readConfigFile(file, (name) => fs.readFileSync(name, 'utf8')) as {
    config: { compilerOptions: { paths: Record<string, string[]> }; include: string[] };
  };
  const paths = [...Object.values(config.compilerOptions.paths).flat(), ...config.include];
  // A pattern must match an entry of the site's folder.
  const folders = paths.map((each) =>
    each.replace(/^docs-\*.*$/, 'docs-studio').replace(/\*.*$/, ''),
  );
  expect(folders.filter((each) => !exists(each))).toEqual([]);
});

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

test.each(DOCUMENTS)('%s names only paths that exist', (file) => {
  expect(findMissingPaths(file)).toEqual([]);
});

test.each(DOCUMENTS)('%s names only scripts of package.json', (file) => {
  expect(findScripts(readText(file)).filter((name) => !(name in scripts))).toEqual([]);
});
