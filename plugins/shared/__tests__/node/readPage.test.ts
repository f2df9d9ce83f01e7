import { attributeOf, elementsOnPage, jsxElements } from '../../node/jsxElements';
import { readPage } from '../../node/readPage';

const typesOf = (text: string): string[] =>
  readPage('docs/a.mdx', text).tree.children.map(({ type }) => type);

describe('readPage', () => {
  it('reads the front matter, and where each thing is', () => {
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

  it.each([
    ['Words.', {}],
    ['---\n---\n\nWords.', {}],
  ])('%j has no front matter', (text, frontMatter) => {
    expect(readPage('docs/a.mdx', text).frontMatter).toEqual(frontMatter);
  });

  it.each([
    ['## One {#own}', ['heading']],
    ['## One {/* #own */}', ['heading']],
    [':::note[Title]\n\nWords.\n\n:::', ['containerDirective']],
    ['| a |\n| - |\n| b |', ['table']],
    ['<!-- for later -->\n\nWords.', ['paragraph']],
    ['import A from "./a";\n\n<A />', ['mdxjsEsm', 'mdxJsxFlowElement']],
  ])('knows the syntax of %j', (text, types) => {
    expect(typesOf(text)).toEqual(types);
  });

  it('parses a file again when its text has changed, and not before', () => {
    const first = readPage('docs/a.mdx', 'One.');
    expect(readPage('docs/a.mdx', 'One.')).toBe(first);
    expect(readPage('docs/a.mdx', 'Two.')).not.toBe(first);
    expect(readPage('docs/b.mdx', 'Two.')).not.toBe(readPage('docs/a.mdx', 'Two.'));
  });

  it.each([
    ['One.\n\n<Demo name="A">\n\nTwo.', /docs\/a\.mdx: .*`<Demo>` \(3:1-/],
    ['One {', /docs\/a\.mdx:1:/],
    ['---\ntitle: "One\n---\n', /docs\/a\.mdx/],
  ])('says where %j is no MDX', (text, message) => {
    expect(() => readPage('docs/a.mdx', text)).toThrow(message);
  });
});

describe('the elements of a page', () => {
  const TEXT =
    '<Demo name="A" height={420} client />\n\n<DemoList name="B" />\n\n- Here: <Demo name="C" />\n';

  it('are found by their name wherever they are, in order', () => {
    const found = elementsOnPage('docs/a.mdx', 'Demo', TEXT);
    expect(found.map((element) => attributeOf(element, 'name'))).toEqual(['A', 'C']);
    expect(jsxElements(readPage('docs/a.mdx', TEXT).tree, 'DemoList')).toHaveLength(1);
  });

  it.each([
    ['name', 'A'],
    ['height', '420'],
    ['client', ''],
    ['layout', undefined],
  ])('%s is %j', (name, value) => {
    const [first] = elementsOnPage('docs/a.mdx', 'Demo', TEXT);
    expect(first && attributeOf(first, name)).toBe(value);
  });

  it('are none on a page without them, even if it cannot be parsed yet', () => {
    expect(elementsOnPage('docs/a.mdx', 'Demo', 'Half a {')).toEqual([]);
  });
});
