// cspell:ignore slotprops
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DEFAULT_CONFIG } from '@docusaurus/core/lib/server/configValidation';
import readSections from '../node/readSections';
import { createSectionReader } from '../node/sectionReader';
import type { Section } from '../node/sections';

/** MDX sources with their expected sections, in the form `#id heading | trail | text | code`. */
const SECTION_CASES: [title: string, source: string, sections: string[]][] = [
  [
    'the start of the page and its headings',
    '---\ntitle: T\n---\n\nIntro.\n\n## One\n\nText.\n\n### Two\n\nMore.\n\n## Three',
    ['# || Intro. |', '#one One || Text. |', '#two Two | One | More. |', '#three Three || |'],
  ],
  [
    'unique ids of equal headings',
    '## Same\n\n## Same',
    ['# || |', '#same Same || |', '#same-1 Same || |'],
  ],
  ['an explicit id', '## One {#own}', ['# || |', '#own One || |']],
  ['an explicit id in a comment', '## One {/* #own */}', ['# || |', '#own One || |']],
  [
    'code in a heading',
    '## The `slotProps` prop',
    ['# || |', '#the-slotprops-prop The slotProps prop || |'],
  ],
  [
    'inline code as text, and blocks as code with their file names',
    'Use `npm i`.\n\n```ts title="a.ts"\nconst a = 1;\n```',
    ['# || Use npm i. | a.ts\nconst a = 1;'],
  ],
  [
    'the cells of a table',
    '| Prop | Type |\n|---|---|\n| `a` | `string` |\n| b | |',
    ['# || Prop · Type · a · string · b |'],
  ],
  ['an admonition with its title', ':::warning[Careful]\n\nHot.\n\n:::', ['# || Careful. Hot. |']],
  [
    'headings in tabs, and the labels of the tabs',
    '<Tabs>\n<TabItem label="npm">\n\n## In\n\nText.\n\n</TabItem>\n</Tabs>',
    ['# || npm |', '#in In || Text. |'],
  ],
  [
    'no text from imports, expressions, or comments',
    'import A from "a";\n\n{/* hidden */}\n\nSeen {1 + 1} {"{"}.',
    ['# || Seen {. |'],
  ],
  ['the text of links and lists', '- see [one](./b.mdx)\n- two', ['# || see one two |']],
  [
    'only the heading of a list of links',
    '## Next\n\n- [One page](./b.mdx), first\n- [Another page](./c.mdx)',
    ['# || |', '#next Next || |'],
  ],
  [
    'the text and the headings of imported parts',
    'import Part from "./_part.mdx";\n\n## One\n\n<Part />',
    ['# || |', '#one One || Shared. |', '#same Same || More. |'],
  ],
  ['no text from an image', 'Look: ![alt](https://example.com/a.png)', ['# || Look: |']],
];

function formatSection({ id = '', heading, trail, text, code }: Section): string {
  return [
    `#${id} ${heading}`.trimEnd(),
    ` | ${trail.join(' › ')}`.trimEnd(),
    `| ${text}`,
    ` | ${code}`,
  ]
    .join('')
    .replace(/ +/g, ' ')
    .replace(' || | ', ' || |')
    .trim();
}

describe('readSections', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sections-'));
  });
  afterAll(() => fs.rm(folder, { recursive: true }));

  const read = createSectionReader(
    { siteDir: __dirname, siteConfig: DEFAULT_CONFIG },
    readSections,
  );
  const removeSpaces = (text: string): string => text.replace(/\s+/g, '');

  it.each(SECTION_CASES)('reads %s', async (_title, source, sections) => {
    const file = path.join(folder, 'page.mdx');
    await fs.writeFile(file, source);
    await fs.writeFile(path.join(folder, '_part.mdx'), 'Shared.\n\n## Same\n\nMore.');
    expect((await read(file)).map(formatSection).map(removeSpaces)).toEqual(
      sections.map(removeSpaces),
    );
  });
});
