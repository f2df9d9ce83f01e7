import Ajv from 'ajv';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { fencesOf, metaValue } from '../../../../scripts/verify/lib/fences';
import { readPages } from '../../../../scripts/verify/lib/readPages';

type Kind = 'page' | 'theme' | 'application';

const ROOT = path.resolve(__dirname, '../../../..');
const FIXTURES = path.join(__dirname, 'fixtures');
const SCHEMAS = path.join(ROOT, 'static/schemas/studio/0.13.0');

function schemaOf(kind: Kind): object {
  const file = path.join(SCHEMAS, `${kind}.schema.json`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as object;
}

const ajv = new Ajv({ allErrors: true });
const validators = {
  page: ajv.compile(schemaOf('page')),
  theme: ajv.compile(schemaOf('theme')),
  application: ajv.compile(schemaOf('application')),
};

/** What is wrong with a file, by place. */
function problemsOf(kind: Kind, yaml: string): string[] {
  const validate = validators[kind];
  const valid = validate(parse(yaml)) as boolean;
  return valid
    ? []
    : (validate.errors ?? []).map(({ dataPath, message }) => `${dataPath} ${message}`);
}

test.each(fs.readdirSync(FIXTURES))('%s, which Studio’s editor wrote, is valid', (name) => {
  const kind = name.split('.').at(-2) as Kind;
  expect(problemsOf(kind, fs.readFileSync(path.join(FIXTURES, name), 'utf8'))).toEqual([]);
});

const page = (spec: string) => `apiVersion: v1\nkind: page\nspec: ${spec}`;
const button = (props: string) =>
  page(`{ content: [{ component: Button, name: b, props: ${props} }] }`);

test.each<[string, Kind, string, RegExp]>([
  ['no version', 'page', 'kind: page', /required property 'apiVersion'/],
  ['another version', 'page', 'apiVersion: v2\nkind: page', /^\.apiVersion/],
  ['the wrong kind', 'theme', 'apiVersion: v1\nkind: page', /^\.kind/],
  ['a title that is a number', 'page', page('{ title: 5 }'), /^\.spec\.title should be string/],
  ['a field with a slip', 'page', page('{ titel: Orders }'), /^\.spec should NOT have additional/],
  ['a width that does not exist', 'page', page('{ maxWidth: huge }'), /^\.spec\.maxWidth/],
  [
    'a parameter that is a number',
    'page',
    page('{ parameters: [{ name: a, value: 2 }] }'),
    /value/,
  ],
  ['an element without a name', 'page', page('{ content: [{ component: Button }] }'), /'name'/],
  [
    'a component with a slip',
    'page',
    page('{ content: [{ component: Buton, name: b }] }'),
    /component/,
  ],
  ['a property of another component', 'page', button('{ label: Send }'), /props should NOT have/],
  ['a value outside the list', 'page', button('{ size: huge }'), /props\.size/],
  ['code in place of an event', 'page', button('{ onClick: doIt() }'), /onClick/],
  ['a binding with a slip', 'page', button('{ content: { $$jsExpresion: a } }'), /content/],
  [
    'a query of no known kind',
    'page',
    page('{ queries: [{ name: q, query: { kind: sql } }] }'),
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
])('%s is found', (_what, kind, yaml, expected) => {
  expect(problemsOf(kind, yaml).join('\n')).toMatch(expected);
});

test.each([
  [
    'a custom component',
    page('{ content: [{ component: codeComponent.Map, name: m, props: { zoom: 3 } }] }'),
  ],
  ['a bound property', button('{ disabled: { $$jsExpression: "!name.value" } }')],
  ['a label that YAML reads as a number', button('{ content: 2024 }')],
  [
    'the box that the component library writes',
    page('{ content: [{ component: Checkbox, name: c, props: { mode: checkbox } }] }'),
  ],
  ['a page without content', 'apiVersion: v1\nkind: page'],
])('%s is valid', (_what, yaml) => {
  expect(problemsOf('page', yaml)).toEqual([]);
});

/** Files of Studio in the code blocks of the docs. */
function filesInDocs(): { place: string; yaml: string }[] {
  return readPages([], ['docs-studio']).flatMap((page) =>
    fencesOf(page).flatMap(({ language, meta, code }) => {
      const file = metaValue(meta, 'title') ?? '';
      const isOfStudio = language === 'yaml' && file.startsWith('toolpad/');
      return isOfStudio ? [{ place: `${page.path}: ${file}`, yaml: code }] : [];
    }),
  );
}

test('every file of Studio in the docs is valid', () => {
  const files = filesInDocs();
  expect(files.length).toBeGreaterThan(40);
  const wrong = files.flatMap(({ place, yaml }) => {
    const { kind } = parse(yaml) as { kind: Kind };
    return problemsOf(kind, yaml).map((problem) => `${place}: ${problem}`);
  });
  expect(wrong).toEqual([]);
});
