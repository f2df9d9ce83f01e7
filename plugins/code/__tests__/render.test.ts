import { FOLDED_LINES } from '../shared/fold';
import { FOLD_ABOVE_LINES, renderCode, type RenderedCode } from '../node/render';
import { highlight } from '../shared/highlight';
import type { LineMark } from '../../shared/notation';
import { elementOf, plain, textOf } from './html';

const PLAIN: RenderedCode = {
  code: '',
  language: 'text',
  marks: new Map(),
  hints: [],
  numbered: false,
  expanded: false,
};

const marked = (marks: Record<number, LineMark[]>): RenderedCode['marks'] =>
  new Map(Object.entries(marks).map(([line, names]) => [Number(line), new Set(names)]));

const linesOf = (count: number): string =>
  Array.from({ length: count }, (_, index) => `line ${index + 1}`).join('\n');

test('without a word, it is what the highlighter makes', async () => {
  const code = 'const a = 1;\n\n// b\n';
  const { html, folded } = await renderCode({ ...PLAIN, code, language: 'ts' });
  expect(html).toBe(await highlight(code, 'ts'));
  expect(folded).toBeUndefined();
});

test('marked lines are elements of their own, and so are the others then', async () => {
  const { html } = await renderCode({
    ...PLAIN,
    code: 'a\nb\n\nd',
    marks: marked({ 0: ['remove'], 1: ['add', 'focus'], 3: ['highlight'] }),
  });
  expect(html).toBe(
    `<del class="line" data-markdown-ignore="">${plain('a')}\n</del>` +
      `<ins class="line lf">${plain('b')}\n</ins>` +
      `<span class="line">\n</span><span class="line lh">${plain('d')}</span>`,
  );
  expect(textOf(html)).toBe('b\n\nd');
});

test("numbered lines are elements too; the numbers are the stylesheet's", async () => {
  const { html } = await renderCode({ ...PLAIN, code: 'a\nb', numbered: true });
  expect(html).toBe(
    `<span class="line">${plain('a')}\n</span><span class="line">${plain('b')}</span>`,
  );
});

test('a command keeps words with a hyphen whole, unless they are too long for that', async () => {
  const code = 'npx toolpad-studio build --base /tools "a-b&c" @toolpad/a-name-longer-than-that';
  const { html } = await renderCode({ ...PLAIN, code, language: 'bash' });
  const whole = [...elementOf(html).querySelectorAll('t-w')].map((word) => word.textContent);
  expect(whole).toEqual(['toolpad-studio', '--base', '"a-b&c"']);
  expect(textOf(html)).toBe(code);
  const js = await renderCode({ ...PLAIN, code: 'a --b', language: 'js' });
  expect(js.html).not.toContain('t-w');
});

describe('a long block', () => {
  const code = linesOf(FOLD_ABOVE_LINES + 1);
  const foldedBody = (html: string) => elementOf(html).querySelector('.fold-body');

  test('it is folded by the stylesheet alone: nothing in it is hidden', async () => {
    const { html, folded } = await renderCode({ ...PLAIN, code });
    expect(folded).toBe(FOLD_ABOVE_LINES + 1);
    expect(foldedBody(html)?.textContent).toBe(code);
    expect(elementOf(html).querySelector('[hidden]')).toBeNull();
    expect(textOf(html)).toBe(code);
  });

  test.each<[string, Partial<RenderedCode>]>([
    ['of as many lines as are shown', { code: linesOf(FOLD_ABOVE_LINES) }],
    ['that its writer wants whole', { expanded: true }],
    ['with a mark further down', { marks: marked({ [FOLDED_LINES]: ['highlight'] }) }],
  ])('%s is not folded', async (_, props) => {
    const { html, folded } = await renderCode({ ...PLAIN, code, ...props });
    expect(folded).toBeUndefined();
    expect(foldedBody(html)).toBeNull();
  });

  test('with marks before the fold is folded', async () => {
    const marks = marked({ [FOLDED_LINES - 1]: ['focus'] });
    expect((await renderCode({ ...PLAIN, code, marks })).folded).toBe(FOLD_ABOVE_LINES + 1);
  });
});

describe('hints', () => {
  const code = 'const total = count(a);\ncount(total);';
  const hints = [
    // In any order.
    {
      line: 0,
      character: 14,
      length: 5,
      type: 'function count(a: A<B>): number',
      comment: 'A & B',
    },
    { line: 0, character: 6, length: 5, type: 'const total: number' },
    { line: 1, character: 0, length: 5, type: 'function count(a: A<B>): number' },
  ];

  test('stand at their names, and the code stays what it was', async () => {
    const { html } = await renderCode({ ...PLAIN, code, language: 'ts', hints });
    expect(textOf(html)).toBe(code);
    const names = [...elementOf(html).querySelectorAll('.hinted')];
    expect(names.map((name) => name.firstChild?.textContent)).toEqual(['total', 'count', 'count']);
    expect(names.map((name) => name.querySelector('.hint')?.textContent)).toEqual([
      'const total: number',
      'function count(a: A<B>): number\nA & B',
      'function count(a: A<B>): number',
    ]);
  });

  test('the keyboard stops at each name once', async () => {
    const { html } = await renderCode({ ...PLAIN, code, language: 'ts', hints });
    const stops = [...elementOf(html).querySelectorAll('[tabindex]')];
    expect(stops.map((name) => name.firstChild?.textContent)).toEqual(['total', 'count']);
  });
});
