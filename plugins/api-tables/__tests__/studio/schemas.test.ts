import Ajv from 'ajv';
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { getMetaValue } from '../../../code/shared/metaValue';
import { findFences } from '../../../../scripts/lib/fences';
import { readPages } from '../../../../scripts/lib/readPages';

type FileKind = 'page' | 'theme' | 'application';

const SITE_DIR = path.resolve(__dirname, '../../../..');
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
