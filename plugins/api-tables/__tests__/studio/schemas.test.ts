import Ajv from 'ajv';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { findFences, getMetaValue } from '../../../../scripts/verify/lib/fences';
import { readPages } from '../../../../scripts/verify/lib/readPages';

type FileKind = 'page' | 'theme' | 'application';

const SITE_DIR = path.resolve(__dirname, '../../../..');
const FIXTURES_DIR = path.join(__dirname, 'fixtures');
const SCHEMAS_DIR = path.join(SITE_DIR, 'static/schemas/studio/0.13.0');

function readSchema(kind: FileKind): object {
  const file = path.join(SCHEMAS_DIR, `${kind}.schema.json`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as object;
}

const ajv = new Ajv({ allErrors: true });
const validators = {
  page: ajv.compile(readSchema('page')),
  theme: ajv.compile(readSchema('theme')),
  application: ajv.compile(readSchema('application')),
};

/** Validates a file, and returns the errors with their paths. */
function findProblems(kind: FileKind, yaml: string): string[] {
  const validate = validators[kind];
  const valid = validate(parse(yaml)) as boolean;
  return valid
    ? []
    : (validate.errors ?? []).map(({ dataPath, message }) => `${dataPath} ${message}`);
}

it.each(fs.readdirSync(FIXTURES_DIR))(
  'accepts the file %s, which was saved by Studio’s editor',
  (name) => {
    const kind = name.split('.').at(-2) as FileKind;
    expect(findProblems(kind, fs.readFileSync(path.join(FIXTURES_DIR, name), 'utf8'))).toEqual([]);
  },
);

const createPage = (spec: string) => `apiVersion: v1\nkind: page\nspec: ${spec}`;
const createButton = (props: string) =>
  createPage(`{ content: [{ component: Button, name: b, props: ${props} }] }`);

it.each<[string, FileKind, string, RegExp]>([
  ['no apiVersion', 'page', 'kind: page', /required property 'apiVersion'/],
  ['the wrong kind', 'theme', 'apiVersion: v1\nkind: page', /^\.kind/],
  [
    'a title that is a number',
    'page',
    createPage('{ title: 5 }'),
    /^\.spec\.title should be string/,
  ],
  [
    'an unknown field',
    'page',
    createPage('{ titel: Orders }'),
    /^\.spec should NOT have additional/,
  ],
  [
    'an element without a name',
    'page',
    createPage('{ content: [{ component: Button }] }'),
    /'name'/,
  ],
  [
    'an unknown component',
    'page',
    createPage('{ content: [{ component: Buton, name: b }] }'),
    /component/,
  ],
  [
    'a property of another component',
    'page',
    createButton('{ label: Send }'),
    /props should NOT have/,
  ],
  ['an unknown value of a property', 'page', createButton('{ size: huge }'), /props\.size/],
  ['code instead of an event', 'page', createButton('{ onClick: doIt() }'), /onClick/],
  ['an unknown binding', 'page', createButton('{ content: { $$jsExpresion: a } }'), /content/],
  [
    'a query of an unknown kind',
    'page',
    createPage('{ queries: [{ name: q, query: { kind: sql } }] }'),
    /query/,
  ],
  [
    'a color without main',
    'theme',
    'apiVersion: v1\nkind: theme\nspec: { options: { palette: { primary: { light: red } } } }',
    /'main'/,
  ],
  [
    'an unknown provider',
    'application',
    'apiVersion: v1\nkind: application\nspec: { authentication: { providers: [{ provider: x }] } }',
    /provider/,
  ],
])('rejects a file with %s', (_title, kind, yaml, expected) => {
  expect(findProblems(kind, yaml).join('\n')).toMatch(expected);
});

it.each([
  [
    'a custom component',
    createPage('{ content: [{ component: codeComponent.Map, name: m, props: { zoom: 3 } }] }'),
  ],
  ['a bound property', createButton('{ disabled: { $$jsExpression: "!name.value" } }')],
  ['a label that YAML parses as a number', createButton('{ content: 2024 }')],
  [
    'a checkbox from the component library',
    createPage('{ content: [{ component: Checkbox, name: c, props: { mode: checkbox } }] }'),
  ],
  ['no content', 'apiVersion: v1\nkind: page'],
])('accepts a page with %s', (_title, yaml) => {
  expect(findProblems('page', yaml)).toEqual([]);
});

/** Returns the Studio files in the docs' code blocks. */
function readDocsFiles(): { location: string; yaml: string }[] {
  return readPages([], ['docs-studio']).flatMap((page) =>
    findFences(page).flatMap(({ language, meta, code }) => {
      const file = getMetaValue(meta, 'title') ?? '';
      const isStudioFile = language === 'yaml' && file.startsWith('toolpad/');
      return isStudioFile ? [{ location: `${page.path}: ${file}`, yaml: code }] : [];
    }),
  );
}

it('accepts all Studio files in the docs', () => {
  const files = readDocsFiles();
  expect(files.length).toBeGreaterThan(40);
  const wrong = files.flatMap(({ location, yaml }) => {
    const { kind } = parse(yaml) as { kind: FileKind };
    return findProblems(kind, yaml).map((problem) => `${location}: ${problem}`);
  });
  expect(wrong).toEqual([]);
});
