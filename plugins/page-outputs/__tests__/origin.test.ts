import { withOrigin } from '../node/origin';

const NOTE =
  '> This is <https://a.example/core/b/> as Markdown. All pages are listed in <https://a.example/llms.txt>.';

test.each([
  ['under its title', '# B\n\nText.\n\n# More\n', `# B\n\n${NOTE}\n\nText.\n\n# More\n`],
  ['under a title with signs', '# A $& B\n\nText.\n', `# A $& B\n\n${NOTE}\n\nText.\n`],
  ['first, without a title', 'Text.\n', `${NOTE}\n\nText.\n`],
])('a page says %s where it is', (_name, markdown, expected) => {
  expect(withOrigin(markdown, 'https://a.example/core/b/', 'https://a.example/llms.txt')).toBe(
    expected,
  );
});
