/** Compiles pages with mistakes as the development server and the build do. */
import { DEFAULT_CONFIG } from '@docusaurus/core/lib/server/configValidation';
import { compileToJSX } from '@docusaurus/mdx-loader/lib/utils';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import config from '../../docusaurus.config';
import { createTestFolder } from '../support/jest/createTestFolder';

const FRONT_MATTER = [
  'title: A page',
  'description: This page contains a mistake, which its writer should see while the page is compiled.',
];

const [, docsOptions] = (config.plugins ?? []).find(
  (plugin) => Array.isArray(plugin) && 'sidebarPath' in (plugin[1] as object),
) as [unknown, object];

const folder = createTestFolder();
const filePath = folder.getPath('page.mdx');

const markdownConfig = {
  ...DEFAULT_CONFIG.markdown,
  ...config.markdown,
  // Docusaurus sets this option because of `future.v4`.
  mdx1Compat: { admonitions: false, ...config.markdown?.mdx1Compat },
};
const options = {
  ...docsOptions,
  admonitions: true,
  siteDir: folder.path,
  staticDirs: [],
  markdownConfig,
  resolveMarkdownLink: () => null,
};

const markdownPage = {
  filePath,
  fileContent: '',
  defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
};

/** Compiles a page, and returns the first line of the error. The text starts in line 5. */
async function getMessage(text: string, frontMatterLines = FRONT_MATTER): Promise<string> {
  const fileContent = ['---', ...frontMatterLines, '---', text].join('\n');
  folder.write('page.mdx', fileContent);
  try {
    const { frontMatter } = await markdownConfig.parseFrontMatter({ ...markdownPage, fileContent });
    const page = { filePath, fileContent, frontMatter, compilerName: 'client' as const };
    await compileToJSX({ ...page, options: options as never });
  } catch (error) {
    const { message, cause } = error as Error;
    const [line = ''] = (cause instanceof Error ? cause.message : message).split('\n');
    return line.replaceAll(/[^\s"]*page\.mdx/g, 'page.mdx');
  }
  return 'The page was compiled.';
}

const BLOCKED = 'the content security policy blocks';
const IMPORT_IT =
  'correct its name, or import the component. Without an import, pages have Admonition, ApiTable, ApiViewSwitch, CodeBlock, Details, FirstScreenEnd, Head, LinkCards, MovedSection.';
const FENCE_OPTIONS =
  'Expected title="…", {1,3-5}, wrap, expanded, ts-only, pm, package="version", or no-check="reason".';

it.each([
  [
    'a title in the text, which lists and the search wouldn’t know',
    'Text.\n\n# Another title',
    'page.mdx:7: a page’s title is in the front matter: remove it here, or write ## for a section.',
  ],
  [
    'a callout with a plain title',
    ':::note Own title\n\nText.\n\n:::',
    'page.mdx:5: a callout’s title is in brackets: write :::note[Own title].',
  ],
  [
    'a callout after a space',
    'Text.\n\n::: tip\n\nText.\n\n:::',
    'page.mdx:7: found a callout that is only text: write :::tip at the start of a line, and end it with :::.',
  ],
  [
    'the end of a callout without a start',
    'Text.\n:::',
    'page.mdx:6: found three colons that start or end no callout: write :::note[Title] above the callout and ::: below it.',
  ],
  [
    'an unknown callout',
    ':::hint\n\nText.\n\n:::',
    'page.mdx:5: expected one of secondary, info, success, danger, note, tip, warning, important, caution after the colons, found "hint".',
  ],
  [
    'a callout of GitHub',
    '> [!NOTE]\n> Text',
    'page.mdx:5: a callout starts with three colons: write :::note above the text, and ::: below it.',
  ],
  [
    'a footnote without its text',
    'One\ntwo.[^1]',
    'page.mdx:6: nothing defines [^1]: add a line that starts with [^1]:, or write \\[ for a bracket.',
  ],
  [
    'a vertical bar in a cell, which would remove text',
    '| A | B |\n| - | - |\n| a | `b | c` |',
    'page.mdx:7: a row has more cells than the table has columns: write \\| for a vertical bar in a cell.',
  ],
  [
    'a diagram',
    '```mermaid\ngraph TD\n```',
    'page.mdx:5: "mermaid" blocks aren’t drawn: add a picture, or use the language "text".',
  ],
  [
    'a component in an expression that isn’t imported',
    'Text.\n\n{[1].map((n) => <Chart key={n} />)}',
    `page.mdx:7: <Chart> is unknown: ${IMPORT_IT}`,
  ],
  [
    'a comment that highlights a line on other sites',
    '```js\na;\n// highlight-next-line\nb;\n```',
    'page.mdx:7: comments don’t highlight lines: write their numbers in the fence, such as {1,3-5}.',
  ],
  [
    'a path in JSX, which would be a dead link',
    '<a href="./other.mdx">Page</a>',
    'page.mdx:5: in <a>, paths of pages aren’t resolved: write [text](./other.mdx).',
  ],
  [
    'an unknown directive in text',
    'A :badge[new] one.',
    'page.mdx:5: ":badge" would disappear from the page: write \\: before badge.',
  ],
  ['a formula', '$$\nx^2\n$$', 'page.mdx:5: formulas aren’t rendered: write the formula as code.'],
  [
    'an unknown option of a fence',
    '```js showLineNumbers\na\n```',
    `page.mdx:5, \`\`\`js showLineNumbers: "showLineNumbers" is unknown. ${FENCE_OPTIONS}`,
  ],
  [
    'a missing file',
    '[Orders](./orders.csv)',
    'page.mdx:5: found no file ./orders.csv beside the page: correct the link, or add the file.',
  ],
  [
    'an anchor that occurs twice',
    '## One {#same}\n\n## Two {#same}',
    'page.mdx:7: the anchor #same occurs twice on this page: choose another.',
  ],
  [
    'a component that isn’t imported',
    '<Chart height={3} />',
    `page.mdx:5: <Chart> is unknown: ${IMPORT_IT}`,
  ],
  [
    'a link to the path of a missing page',
    '[Page](/toolpad/core/gone/#here)',
    'page.mdx:5: found no page with the path /core/gone/: correct the link.',
  ],
  [
    'a link to a missing anchor of another page',
    '[Page](/core/introduction/installation/#gone)',
    'page.mdx:5: found no heading with the anchor #gone in docs-toolpad-core/introduction/installation.mdx: correct the link, or add {#gone} to the heading.',
  ],
  [
    'a link to a missing anchor of the same page',
    'See [below](#gone).\n\n## Here',
    'page.mdx:5: found no heading with the anchor #gone on this page: correct the link, or add {#gone} to the heading.',
  ],
  [
    'a link to an anchor with malformed encoding',
    'See [below](#%E4).\n\n## Here',
    'page.mdx:5: found no heading with the anchor #%E4 on this page: correct the link, or add {#%E4} to the heading.',
  ],
  [
    'a missing picture',
    '![Orders](./orders.png)',
    'Markdown image with URL `./orders.png` in source file "page.mdx" (5:1) couldn\'t be resolved to an existing local image file.',
  ],
  [
    'a picture beside the page in JSX',
    '<img src="./orders.png" />',
    "page.mdx:5: in <img>, the browser won’t find ./orders.png: write src={require('./orders.png').default} for a file beside the page.",
  ],
  [
    'a foreign picture',
    '![Badge](https://a.com/b.svg)',
    `page.mdx:5: in <img>, ${BLOCKED} https://a.com/b.svg: save the file beside the page.`,
  ],
  [
    'a foreign picture in a set',
    '<img srcSet="/toolpad/a.png 1x, https://a.com/b.png 2x" />',
    `page.mdx:5: in <img>, ${BLOCKED} https://a.com/b.png: save the file beside the page.`,
  ],
  [
    'a foreign frame',
    'Text.\n\n<iframe src="https://a.com/embed"></iframe>',
    `page.mdx:7: in <iframe>, ${BLOCKED} https://a.com/embed: save the file beside the page.`,
  ],
  [
    'a foreign stylesheet',
    '<head>\n<link rel="stylesheet" href="https://a.com/a.css" />\n</head>',
    `page.mdx:6: in <link>, ${BLOCKED} https://a.com/a.css: save the file beside the page.`,
  ],
  [
    'a style in a component of the page',
    'export const Red = () => (\n  <b style={{ color: "red" }}>Text</b>\n);',
    `page.mdx:6: in <b>, ${BLOCKED} style attributes: add a class, and a rule for it in a stylesheet.`,
  ],
  [
    'an event handler',
    '<button onclick="go()">Go</button>',
    `page.mdx:5: in <button>, ${BLOCKED} the attribute onclick: pass a function to a property such as onClick, in a component.`,
  ],
  [
    'a component that the site lacks',
    'import DocCardList from "@theme/DocCardList";',
    'page.mdx:5: @theme/DocCardList isn’t available in pages: write a list of links in <LinkCards>.',
  ],
  [
    'a code block as JSX',
    '<CodeBlock language="js">a</CodeBlock>',
    'page.mdx:5: <CodeBlock> isn’t available in pages: write the code in a fence.',
  ],
  [
    'a demo that doesn’t exist',
    '<Demo name="Nothing" />',
    'page.mdx:5: <Demo name="Nothing"> expects the file Nothing.tsx next to the page, found no .tsx file.',
  ],
])('stops at %s, and says what to write instead', async (_mistake, text, message) => {
  expect(await getMessage(text)).toBe(message);
});

it.each([
  [
    'a field is missing',
    ['title: A page'],
    'page.mdx:1: in the front matter, "description" is required.',
  ],
  [
    'a description is too short',
    ['title: A page', 'description: Short.'],
    'page.mdx:3: in the front matter, "description" length must be at least 50 characters long.',
  ],
  [
    'a field has no effect',
    [...FRONT_MATTER, 'tags: [one]'],
    'page.mdx:4: in the front matter, "tags" is not allowed.',
  ],
  [
    'a value has the wrong type',
    [...FRONT_MATTER, 'hide_table_of_contents: maybe'],
    'page.mdx:4: in the front matter, "hide_table_of_contents" must be a boolean.',
  ],
])('stops if %s in the front matter', async (_mistake, lines, message) => {
  expect(await getMessage('Text.', lines)).toBe(`${message} CONTRIBUTING.md lists the fields.`);
});

it('stops at invalid front matter each time that the page is read', async () => {
  const lines = ['title: A page: one', ...FRONT_MATTER.slice(1)];
  const message =
    'page.mdx:2: in the front matter, nested mappings are not allowed in compact mappings: put a value with a colon or a special character in quotes.';
  expect([await getMessage('Text.', lines), await getMessage('Text.', lines)]).toEqual([
    message,
    message,
  ]);
});

it('stops at a character in the name of a file that URLs can’t contain', async () => {
  const page = { ...markdownPage, filePath: folder.getPath('page (copy).mdx') };
  await expect(markdownConfig.parseFrontMatter(page)).rejects.toThrow(
    /page \(copy\)\.mdx: the path becomes the page’s URL, which can’t contain "\(": rename the file\.$/,
  );
});

it.each([
  ['parts', "import Steps from './_steps.mdx';\n\n## First\n\n<Steps />\n\n[Go](#steps)"],
  ['pictures of the site', '<img src="/toolpad/img/icon-192.png" />'],
  ['components of the site', '<LinkCards>\n\n- [One](/core/introduction/) Text.\n\n</LinkCards>'],
  ['links in the head', '<head>\n<link rel="me" href="https://a.com/" />\n</head>'],
  ['colons in text', 'At 10:30, use `a:b` or std::vector, :smile:.'],
  ['brackets in text', 'A \\[a]\\[b], \\[^1], [c] (d), and `e[0][1]`.'],
  ['bars in cells', '| A | B |\n| - | - |\n| a | `b \\| c` |'],
  ['links to files in JSX', "<a href={require('./a.pdf').default} download>A</a>"],
  ['comments of HTML', '<!-- A comment -->\n\n## Here {#own}\n\n[There](#own)'],
])('compiles %s', async (_name, text) => {
  expect(await getMessage(text)).toBe('The page was compiled.');
});
