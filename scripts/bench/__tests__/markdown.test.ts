import { parseMarkdownCopy } from '../markdown';

describe('parseMarkdownCopy', () => {
  it('returns the path, the title, and the text, in which links are relative to the base URL', () => {
    const markdown = `---
title: "CRUD"
canonical_url: "https://host.test/toolpad/core/react-crud/"
version: "1.0"
---

# CRUD: "lists"

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

  it('throws an error that names the file if it isn’t a page’s Markdown copy', () => {
    expect(() => parseMarkdownCopy('notes.md', 'Some notes')).toThrow(/notes\.md.*"Some notes"/);
  });
});
