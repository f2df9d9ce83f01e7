/**
 * What pages of the library say about its code, held against the installed package: when a sentence
 * goes, or the code that it is about changes, the fact is to be looked at once more.
 */
import fs from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../..');

interface Fact {
  fact: string;
  /** Pages below `docs-toolpad-core/`, each of which says it. */
  pages: string[];
  says: RegExp;
  /** Below `node_modules/@toolpad/`. */
  file: string;
  shows: RegExp;
}

const REACT_19 =
  /needs React 19(?:\*\*)?, although the package accepts React 18: `Crud` and `CrudProvider` fail there as soon as they render, and so do the forms of `Create`, `Edit` and `CrudForm`\./;
const REACT_19_PAGES = [
  'introduction/index.mdx',
  'introduction/installation.mdx',
  'introduction/support.mdx',
  'react-crud/index.mdx',
];

const FACTS: Fact[] = [
  {
    fact: 'the package accepts React 18',
    pages: REACT_19_PAGES,
    says: REACT_19,
    file: 'core/package.json',
    shows: /"react": "\^18 \|\| \^19"/,
  },
  {
    fact: 'CrudProvider renders its context as a component',
    pages: REACT_19_PAGES,
    says: REACT_19,
    file: 'core/esm/Crud/CrudProvider.js',
    shows: /_jsx\(CrudContext, \{/,
  },
  {
    fact: 'Crud renders CrudProvider',
    pages: REACT_19_PAGES,
    says: REACT_19,
    file: 'core/esm/Crud/Crud.js',
    shows: /_jsx\(CrudProvider, \{/,
  },
  {
    fact: 'the forms call React.useActionState',
    pages: REACT_19_PAGES,
    says: REACT_19,
    file: 'core/esm/Crud/CrudForm.js',
    shows: /React\.useActionState\(/,
  },
  {
    fact: 'CrudProvider of 0.16.0 does so, too',
    pages: ['introduction/roadmap.mdx', 'react-crud/index.mdx'],
    says: /`Crud` and `CrudProvider` still/,
    file: 'core-next/esm/Crud/CrudProvider.js',
    shows: /_jsx\(CrudContext, \{/,
  },
  {
    fact: 'the data grid of a list waits for the browser',
    pages: ['introduction/index.mdx', 'introduction/base-concepts.mdx'],
    says: /except for CRUD's list: its data grid appears in the browser only/,
    file: 'core/esm/Crud/List.js',
    shows: /_jsx\(NoSsr, \{\s*children: \/\*#__PURE__\*\/_jsx\(DataGridSlot, \{/,
  },
];

const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

test.each(FACTS)('$fact', ({ pages, says, file, shows }) => {
  for (const page of pages) {
    expect({ page, text: read(`docs-toolpad-core/${page}`) }).toEqual({
      page,
      text: expect.stringMatching(says),
    });
  }
  expect(read(`node_modules/@toolpad/${file}`)).toMatch(shows);
});
