import { PEERS } from '../sites/peers';
import { sidebarTree } from '../sites/tree';
import { readTwin } from '../sites/twins';

const MARKDOWN = `# CRUD: "lists"

> This is <https://host.test/toolpad/core/react-crud/> as Markdown. All pages are listed elsewhere.

See [the account](https://host.test/toolpad/core/react-account/#name), [React](https://react.dev/)
and ![a picture](https://host.test/toolpad/assets/images/a.webp).
`;

const twin = readTwin('core/react-crud.md', MARKDOWN);

describe('readTwin', () => {
  it('knows address and title, and links to pages of the site', () => {
    expect(twin).toEqual({
      address: 'core/react-crud/',
      title: 'CRUD: "lists"',
      text:
        'See [the account](/toolpad/core/react-account/#name), [React](https://react.dev/)\n' +
        'and ![a picture](https://host.test/toolpad/assets/images/a.webp).\n',
    });
  });

  it('names a file that is no twin', () => {
    expect(() => readTwin('notes.md', 'Some notes')).toThrow(/notes\.md.*"Some notes"/);
  });
});

describe('pages of peers', () => {
  it('have the title in YAML, whatever it contains', () => {
    expect(PEERS.starlight.pageOf(twin)).toMatch(/^---\ntitle: "CRUD: \\"lists\\""\n---\n\nSee /);
  });
});

test('a tree has labels, addresses and nothing that is hidden or empty', () => {
  const tree = sidebarTree([
    {
      pathname: '/core/first-group',
      title: 'First',
      children: [
        { pathname: '/core/one', title: 'One' },
        { pathname: '/core/two', title: false },
        { pathname: '/core/label-group', subheader: 'Label' },
      ],
    },
    { pathname: '/core/empty-group', title: 'Empty', children: [] },
  ]);
  expect(tree).toEqual([{ label: 'First', items: [{ label: 'One', address: 'core/one/' }] }]);
});
