import { MAX_UNFOLDED_LINES, renderCode, type CodeInput } from '../node/render';
import { parseCode, wrapPlainText, getCopiedText } from './html';

const PLAIN_CODE: CodeInput = {
  code: '',
  language: 'text',
  highlighted: new Set(),
  expanded: false,
};

const createLines = (count: number): string =>
  Array.from({ length: count }, (_, index) => `line ${index + 1}`).join('\n');

it('wraps every line in an element if any line is highlighted', async () => {
  const code = 'a\n\nc';
  const { html } = await renderCode({ ...PLAIN_CODE, code, highlighted: new Set([3]) });
  expect(html).toBe(
    `<span class="line">${wrapPlainText('a')}\n</span>` +
      `<span class="line">\n</span><span class="line lh">${wrapPlainText('c')}</span>`,
  );
  expect(getCopiedText(html)).toBe(code);
});

it('prevents line breaks at hyphens in short words, but only in commands', async () => {
  const code = 'npx toolpad-studio build --base /tools "a-b&c" @toolpad/a-name-longer-than-that';
  const { html } = await renderCode({ ...PLAIN_CODE, code, language: 'bash' });
  const unbreakable = [...parseCode(html).querySelectorAll('t-w')].map((word) => word.textContent);
  expect(unbreakable).toEqual(['toolpad-studio', '--base', '"a-b&c"']);
  expect(getCopiedText(html)).toBe(code);
  const js = await renderCode({ ...PLAIN_CODE, code: 'a --b', language: 'js' });
  expect(js.html).not.toContain('t-w');
});

it('renders the marks and the shared indentation of a diff as elements, without changing its text', async () => {
  const code = ' let b;\n+\n\n-    let c;\n@@\n-  run(\n+  go(\n+    1,';
  const block = { ...PLAIN_CODE, code, language: 'diff', title: 'src/a.ts (changes)' };
  const { html } = await renderCode(block);
  expect(html.split('\n</span>')).toEqual([
    '<span class="line"><t-m> </t-m><t-k>let</t-k> <t-n>b</t-n>;',
    '<span class="line added"><t-m>+</t-m>',
    '<span class="line">',
    '<span class="line removed"><t-m>-</t-m><t-i>    </t-i><t-k>let</t-k> <t-n>c</t-n>;',
    '<span class="line"><t-c>@@</t-c>',
    '<span class="line removed"><t-m>-</t-m><t-i>  </t-i><t-n>run</t-n>(',
    '<span class="line added"><t-m>+</t-m><t-i>  </t-i><t-n>go</t-n>(',
    '<span class="line added"><t-m>+</t-m><t-i>  </t-i>  <t-y>1</t-y>,</span>',
  ]);
  expect(getCopiedText(html)).toBe(code);
});

describe('a long block', () => {
  const code = createLines(MAX_UNFOLDED_LINES + 1);
  const getFoldedBody = (html: string) => parseCode(html).querySelector('.fold-body');

  it('folds without losing or hiding content', async () => {
    const { html, folded } = await renderCode({ ...PLAIN_CODE, code });
    expect(folded).toBe(MAX_UNFOLDED_LINES + 1);
    expect(getFoldedBody(html)?.textContent).toBe(code);
    expect(parseCode(html).querySelector('[hidden]')).toBeNull();
    expect(getCopiedText(html)).toBe(code);
  });

  it.each<[string, Partial<CodeInput>]>([
    ['if it has the maximum number of lines', { code: createLines(MAX_UNFOLDED_LINES) }],
    ['if the fence has the flag “expanded”', { expanded: true }],
  ])('isn’t folded %s', async (_, props) => {
    const { html, folded } = await renderCode({ ...PLAIN_CODE, code, ...props });
    expect(folded).toBeUndefined();
    expect(getFoldedBody(html)).toBeNull();
  });

  it('shows highlighted lines and the lines around them, and folds the others', async () => {
    const { html, folded } = await renderCode({
      ...PLAIN_CODE,
      code,
      highlighted: new Set([8, 12, 35]),
    });
    const folds = [...parseCode(html).querySelectorAll('.fold-gap, .fold-end')].map((fold) => [
      fold.className,
      fold.textContent.trim().replaceAll('\n', ', '),
    ]);
    expect(folds).toEqual([
      ['fold-gap', 'line 1, line 2, line 3, line 4, line 5'],
      ['fold-gap', expect.stringMatching(/^line 15, .* line 32$/)],
      ['fold-end', 'line 38, line 39, line 40, line 41'],
    ]);
    expect(folded).toBe(MAX_UNFOLDED_LINES + 1);
    expect(getCopiedText(html)).toBe(code);
  });
});
