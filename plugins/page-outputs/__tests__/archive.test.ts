import { strFromU8, unzipSync } from 'fflate';
import { createTestFolder } from '../../../tests/support/jest/createTestFolder';
import { createArchive } from '../node/archive';

const createPage = (...files: [title: string, code: string][]): string =>
  files.map(([title, code]) => `\`\`\`ts title="${title}"\n${code}\n\`\`\`\n`).join('\n');

describe('createArchive', () => {
  const folder = createTestFolder();
  const first = folder.getPath('first.mdx');
  const second = folder.getPath('second.mdx');
  folder.write(
    'first.mdx',
    createPage(['src/ui/a.ts', 'a'], ['src/ui/b.ts', 'b'], ['src/c.ts', 'c']),
  );
  folder.write('second.mdx', createPage(['src/ui/b.ts', 'other b']));

  it.each([
    [[first], { 'src/ui/a.ts': 'a\n', 'src/ui/b.ts': 'b\n' }],
    [[first, second], { 'src/ui/a.ts': 'a\n', 'src/ui/b.ts': 'other b\n' }],
  ])('packs the code of the folder, and lets later pages replace it: %#', (pages, expected) => {
    const files = Object.entries(unzipSync(createArchive(pages, 'src/ui')));
    expect(Object.fromEntries(files.map(([name, data]) => [name, strFromU8(data)]))).toEqual(
      expected,
    );
  });

  it('creates the same archive from the same pages', () => {
    expect(createArchive([first], 'src/ui')).toEqual(createArchive([first], 'src/ui'));
  });

  it('rejects pages without code of the folder', () => {
    expect(() => createArchive([second], 'lib')).toThrow('Expected code blocks with title="lib/…"');
  });
});
