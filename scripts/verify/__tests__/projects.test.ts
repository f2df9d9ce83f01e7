import { blocksOfPage } from '../blocks/projects';

const block = (meta: string, code: string): string => `\`\`\`${meta}\n${code}\n\`\`\`\n`;
const read = (...blocks: string[]) =>
  blocksOfPage({ path: 'docs/a/b.mdx', text: blocks.join('\n') });
const files = (...blocks: string[]) =>
  read(...blocks).stages.map((stage) =>
    Object.fromEntries([...stage.files].map(([name, { code }]) => [name, code])),
  );

describe('the blocks of a page', () => {
  it('lie together in one project', () => {
    expect(files(block('tsx title="src/App.tsx"', 'a'), block('ts title="src/b.ts"', 'b'))).toEqual(
      [{ 'src/App.tsx': 'a', 'src/b.ts': 'b' }],
    );
  });

  it('replace earlier ones of the same name, and each state is compiled', () => {
    const written = files(
      block('tsx title="src/App.tsx"', 'first'),
      block('ts title="src/b.ts"', 'b'),
      block('tsx title="src/App.tsx"', 'second'),
      block('ts title="src/c.ts"', 'c'),
    );
    expect(written).toEqual([
      { 'src/App.tsx': 'first', 'src/b.ts': 'b' },
      { 'src/App.tsx': 'second', 'src/b.ts': 'b', 'src/c.ts': 'c' },
    ]);
  });

  it('stand for themselves without a name, and only where they are', () => {
    const written = files(
      block('tsx', 'alone'),
      block('ts title="a.ts"', 'a'),
      block('ts title="a.ts"', 'other'),
    );
    expect(written).toEqual([{ 'src/block1.tsx': 'alone', 'a.ts': 'a' }, { 'a.ts': 'other' }]);
  });

  it('are those in TypeScript and JavaScript', () => {
    expect(files(block('bash', 'ls'), block('js title="a.mjs"', 'a'), block('json', '{}'))).toEqual(
      [{ 'a.mjs': 'a' }],
    );
  });

  it('keep their place on the page', () => {
    const [stage] = read('# A\n', block('ts title="a.ts"', 'a')).stages;
    expect(stage?.files.get('a.ts')).toMatchObject({ page: 'docs/a/b.mdx', number: 1, line: 4 });
  });

  it('go unchecked with a reason', () => {
    const { checked, unchecked, stages } = read(block('ts no-check="needs a bank"', 'a'));
    expect({ checked, stages }).toEqual({ checked: 0, stages: [] });
    expect(unchecked).toEqual([
      { page: 'docs/a/b.mdx', number: 1, line: 2, reason: 'needs a bank' },
    ]);
  });

  it('go unchecked in any language', () => {
    const { unchecked } = read(block('bash no-check="needs an account"', 'deploy'));
    expect(unchecked.map(({ reason }) => reason)).toEqual(['needs an account']);
  });

  it('may be for another version of the package, in a project of its own', () => {
    const { stages } = read(
      block('ts title="a.ts"', 'a'),
      block('ts title="a.ts" package="0.16.0"', 'b'),
    );
    expect(stages.map(({ version, files: all }) => [version, all.size])).toEqual([
      ['0.15.0', 1],
      ['0.16.0', 1],
    ]);
  });

  it.each([
    ["declare module '@toolpad/core' {}", true],
    ['declare global {}', true],
    ['declare const a: string;', false],
  ])('%s adds to the types of others: %s', (code, augments) => {
    expect(read(block('ts', code)).augments).toBe(augments);
  });
});
