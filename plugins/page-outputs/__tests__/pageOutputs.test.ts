import { addOrigin } from '../node/pageOutputs';

const NOTE =
  '> This is <https://a.example/core/b/> as Markdown. All pages are listed in <https://a.example/llms.txt>.';

it.each([
  ['below the title', '# B\n\nText.\n\n# More\n', `# B\n\n${NOTE}\n\nText.\n\n# More\n`],
  ['below a title with a pattern', '# A $& B\n\nText.\n', `# A $& B\n\n${NOTE}\n\nText.\n`],
  ['at the start of a page without a title', 'Text.\n', `${NOTE}\n\nText.\n`],
])('adds the URLs %s', (_name, markdown, expected) => {
  expect(addOrigin(markdown, 'https://a.example/core/b/', 'https://a.example/llms.txt')).toBe(
    expected,
  );
});
