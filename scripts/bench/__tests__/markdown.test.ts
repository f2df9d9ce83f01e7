import { parseMarkdownCopy } from '../markdown';

describe('parseMarkdownCopy', () => {
  it('returns path, title and text, with links relative to the base URL', () => {
    const markdown = `# CRUD: "lists"

> This is <https://host.test/toolpad/core/react-crud/> as Markdown. All pages are listed elsewhere.

See [the account](https://host.test/toolpad/core/react-account/#name), [React](https://react.dev/)
and ![a picture](https://host.test/toolpad/assets/images/a.webp).
`;
    expect(parseMarkdownCopy('core/react-crud.md', markdown)).toEqual({
      address: 'core/react-crud/',
      title: 'CRUD: "lists"',
      text:
        'See [the account](/toolpad/core/react-account/#name), [React](https://react.dev/)\n' +
        'and ![a picture](https://host.test/toolpad/assets/images/a.webp).\n',
    });
  });

  it('names a file that isn’t a page’s Markdown copy in the error', () => {
    expect(() => parseMarkdownCopy('notes.md', 'Some notes')).toThrow(/notes\.md.*"Some notes"/);
  });
});
