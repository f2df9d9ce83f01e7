import { findElements, findElementsOnPage, getAttribute } from '../node/mdx';
import { readPage } from '../node/readPage';

describe('readPage', () => {
  it('returns the front matter and the syntax tree with positions in the file', () => {
    const { frontMatter, tree } = readPage(
      'docs/a.mdx',
      '---\ntitle: "Orders: a desk"\nkeywords: [desk]\n---\n\n## Open\n',
    );
    expect(frontMatter).toEqual({ title: 'Orders: a desk', keywords: ['desk'] });
    expect(tree.children.at(-1)).toMatchObject({
      type: 'heading',
      position: { start: { line: 6 } },
    });
  });

  it('parses a file again only after its content has changed', () => {
    const first = readPage('docs/a.mdx', 'One.');
    expect(readPage('docs/a.mdx', 'One.')).toBe(first);
    expect(readPage('docs/a.mdx', 'Two.')).not.toBe(first);
  });

  it.each([
    ['One.\n\n<Demo name="A">\n\nTwo.', /docs\/a\.mdx: .*`<Demo>` \(3:1-/],
    ['One {', /docs\/a\.mdx:1:/],
    ['---\ntitle: "One\n---\n', /docs\/a\.mdx/],
  ])('throws an error with the position of the mistake in %j', (text, message) => {
    expect(() => readPage('docs/a.mdx', text)).toThrow(message);
  });
});

describe('findElementsOnPage', () => {
  const TEXT =
    '<Demo name="A" height={420} client />\n\n<DemoList name="B" />\n\n- Here: <Demo name="C" />\n';

  it('finds elements by name in document order', () => {
    const found = findElementsOnPage('docs/a.mdx', 'Demo', TEXT);
    expect(found.map((element) => getAttribute(element, 'name'))).toEqual(['A', 'C']);
    expect(findElements(readPage('docs/a.mdx', TEXT).tree, 'DemoList')).toHaveLength(1);
  });

  it.each([
    ['name', 'A'],
    ['height', '420'],
    ['client', ''],
    ['layout', undefined],
  ])('returns the value of the attribute %s: %j', (name, value) => {
    const [first] = findElementsOnPage('docs/a.mdx', 'Demo', TEXT);
    expect(first && getAttribute(first, name)).toBe(value);
  });

  it('doesn’t parse a page without such elements', () => {
    expect(findElementsOnPage('docs/a.mdx', 'Demo', 'Half a {')).toEqual([]);
  });
});
