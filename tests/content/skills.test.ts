/** Checks the agent skills, which must agree with the pages. */
import fs from 'node:fs';
import path from 'node:path';
import { peerDependencies } from '@toolpad/core/package.json';
import ts from 'typescript';
import { parse } from 'yaml';
import { readPages } from '../../scripts/lib/readPages';
import { PRODUCTS } from '../../src/site/products';
import { VERSIONS } from '../../src/site/versions';
import { compileFile } from '../support/compileFile';

const ROOT = path.join(__dirname, '../..');
const MAX_LINES = 150;
/** The limit in https://agentskills.io/specification. */
const MAX_DESCRIPTION_LENGTH = 1024;

const readSkill = (id: string): string =>
  fs
    .readFileSync(path.join(ROOT, `static/.well-known/agent-skills/toolpad-${id}/SKILL.md`), 'utf8')
    // Removes the spaces that Prettier adds to align tables.
    .replace(/ +\|/g, ' |');

/** The code of the error for names that several lines of the skill import. */
const DUPLICATE_IDENTIFIER = 2300;

/** The path of an in-memory file, which imports the packages of this project. */
const SKILL_FILE = path.join(ROOT, 'skill.tsx');
const compile = (text: string): string[] => compileFile(SKILL_FILE, text).errors;

/** Returns the code blocks whose language matches a pattern. */
const findCode = (text: string, language: string): string[] =>
  [...text.matchAll(new RegExp(`^\`\`\`${language}\\b.*\n([^]*?)\n\`\`\`$`, 'gm'))].map(
    ([, code = '']) => code,
  );

describe.each(PRODUCTS)('the skill of $name', ({ id }) => {
  const text = readSkill(id);

  it('names the product and its version, says when to use the skill, and stays within the size limits', () => {
    const { name, description } = parse(text.split('---')[1] ?? '') as Record<string, string>;
    expect(text.split('\n').length).toBeLessThanOrEqual(MAX_LINES);
    expect(name).toBe(`toolpad-${id}`);
    expect(description).toMatch(/ Use it whenever /);
    expect(description).toContain(VERSIONS[id].current.label.slice(1));
    expect(description?.length).toBeLessThan(MAX_DESCRIPTION_LENGTH);
  });

  it('links to Markdown copies of existing pages', () => {
    const pages = readPages(
      [],
      PRODUCTS.map(({ folder }) => folder),
    ).map((page) => page.path);
    const links = [...text.matchAll(/<https:\/\/mui\.com\/toolpad\/(\w+)\/([^>]+)\.md>/g)];
    const missing = links.filter(([, product, page = '']) => {
      const folder = PRODUCTS.find((one) => one.id === product)?.folder;
      return !pages.some((file) =>
        [`${folder}/${page}.mdx`, `${folder}/${page}/index.mdx`].some((end) => file.endsWith(end)),
      );
    });
    expect(links.length).toBeGreaterThan(5);
    expect(missing.map(([link]) => link)).toEqual([]);
  });
});

describe('the skill of Toolpad Core', () => {
  const text = readSkill('core');
  const rows = [...text.matchAll(/^\| `(import [^`]+)` \| (?:`(import [^`]+)`)?/gm)];

  it.each(Object.entries(peerDependencies))(
    'lists the major versions of %s in the range %s',
    (name, range) => {
      const [, majors] =
        new RegExp(`^\\|.*\`${name}\`.* \\| ([\\d, ]+) \\|$`, 'm').exec(text) ?? [];
      // The range of Material UI also lists the prereleases of its major version.
      expect(majors?.split(', ')).toEqual([...new Set(range.match(/(?<=\^)\d+/g))]);
    },
  );

  it('warns only of imports that fail', () => {
    const failing = rows.map(([, failingImport = '']) => failingImport);
    const { program, source } = compileFile(SKILL_FILE, failing.join('\n'));
    const failed = ts
      .getPreEmitDiagnostics(program, source)
      .filter(({ code }) => code !== DUPLICATE_IDENTIFIER)
      .map(({ start = 0 }) => source?.getLineAndCharacterOfPosition(start).line);
    expect(failing.filter((_, line) => !failed.includes(line))).toEqual([]);
  });

  it('recommends only imports that succeed', () => {
    const recommended = rows.flatMap(([, , instead]) => instead ?? []);
    expect(recommended).not.toEqual([]);
    expect(compile(recommended.join('\n'))).toEqual([]);
  });

  it.each(findCode(text, 'tsx'))('contains only code that compiles: block %#', (code) => {
    expect(compile(code)).toEqual([]);
  });
});

it('shows only code blocks from Studio’s pages in the skill of Studio', () => {
  const pages = readPages([], ['docs-studio']).map((page) => page.text);
  const code = findCode(readSkill('studio'), String.raw`\w+`);
  expect(code).toHaveLength(2);
  expect(code.filter((block) => !pages.some((page) => page.includes(block)))).toEqual([]);
});
