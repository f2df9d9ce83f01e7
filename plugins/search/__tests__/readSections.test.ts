// cspell:ignore slotprops
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { DEFAULT_CONFIG } from '@docusaurus/core/lib/server/configValidation';
import readSections from '../node/readSections';
import { createSectionReader } from '../node/sectionReader';
import type { Section } from '../node/sections';

/** MDX source → what the index gets of each section: `#id heading | trail | text | code`. */
const table: [what: string, source: string, sections: string[]][] = [
  [
    'the start of the page and its headings',
    '---\ntitle: T\n---\n\nIntro.\n\n## One\n\nText.\n\n### Two\n\nMore.\n\n## Three',
    ['# || Intro. |', '#one One || Text. |', '#two Two | One | More. |', '#three Three || |'],
  ],
  [
    'ids of equal headings',
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
  ['a title in the text', '# Title\n\nText.', ['# || Text. |']],
  [
    'inline code as text, blocks as code with their file name',
    'Use `npm i`.\n\n```ts title="a.ts"\nconst a = 1;\n```',
    ['# || Use npm i. | a.ts\nconst a = 1;'],
  ],
  [
    'cells of a table',
    '| Prop | Type |\n|---|---|\n| `a` | `string` |\n| b | |',
    ['# || Prop · Type · a · string · b |'],
  ],
  ['an admonition with its title', ':::warning[Careful]\n\nHot.\n\n:::', ['# || Careful. Hot. |']],
  [
    'headings in tabs, and the tabs’ names',
    '<Tabs>\n<TabItem label="npm">\n\n## In\n\nText.\n\n</TabItem>\n</Tabs>',
    ['# || npm |', '#in In || Text. |'],
  ],
  [
    'imports, expressions and comments are no text',
    'import A from "a";\n\n{/* hidden */}\n\nSeen {1 + 1} {"{"}.',
    ['# || Seen {. |'],
  ],
  ['a link’s and a list’s text', '- see [one](./b.mdx)\n- two', ['# || see one two |']],
  [
    'a list of links: only its heading',
    '## Next\n\n- [One page](./b.mdx), first\n- [Another page](./c.mdx)',
    ['# || |', '#next Next || |'],
  ],
  ['a picture says nothing', 'Look: ![alt](https://example.com/a.png)', ['# || Look: |']],
];

function show({ id = '', heading, trail, text, code }: Section): string {
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

describe('sections of MDX, as Docusaurus makes them', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'sections-'));
  });
  afterAll(() => fs.rm(folder, { recursive: true }));

  const read = createSectionReader(
    { siteDir: __dirname, siteConfig: DEFAULT_CONFIG },
    readSections,
  );
  const squeeze = (text: string): string => text.replace(/\s+/g, '');

  it.each(table)('%s', async (_what, source, sections) => {
    const file = path.join(folder, 'page.mdx');
    await fs.writeFile(file, source);
    expect((await read(file)).map(show).map(squeeze)).toEqual(sections.map(squeeze));
  });
});
