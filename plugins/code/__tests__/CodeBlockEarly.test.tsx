/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import CodeBlock, { type CodeBlockProps } from '../theme/CodeBlock';
import initCode from '../early';
import { initHints } from '../theme/CodeBlock/hints';
import { find } from '../../../tests/support/jest/find';

const HTML = '<t-k>const</t-k> a = 1 &lt; 2;\n// b';
const TEXT = 'const a = 1 < 2;\n// b';
const COPIED_MS = 1200;

const writeText = jest.fn<Promise<void>, [string]>();

const show = (props: Partial<CodeBlockProps> = {}) =>
  render(<CodeBlock html={HTML} language="ts" {...props} />);
const button = () => screen.getByRole('button');

async function press(target = button()): Promise<void> {
  fireEvent.click(target.querySelector('span:nth-child(2)') ?? target);
  // The clipboard answers later.
  await act(() => Promise.resolve());
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** What is not shown is no part of a name; jsdom knows no stylesheet of ours. */
const says = (target = button()) => target.firstElementChild?.textContent;

beforeAll(() => {
  initCode();
  initHints();
});

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.assign(navigator, { clipboard: { writeText } });
});

afterEach(() => jest.useRealTimers());

describe('copying', () => {
  test('copies the text and says so for 1200 ms', async () => {
    show();
    await press();
    expect(writeText.mock.calls).toEqual([[TEXT]]);
    expect(says()).toBe('Copied');
    wait(COPIED_MS - 1);
    expect(says()).toBe('Copied');
    wait(1);
    expect(says()).toBe('');
  });

  test('a second copy says so for its own 1200 ms', async () => {
    show();
    await press();
    wait(COPIED_MS - 100);
    await press();
    wait(COPIED_MS - 1);
    expect(says()).toBe('Copied');
    wait(1);
    expect(says()).toBe('');
  });

  test('two blocks do not disturb each other', async () => {
    render(
      <>
        <CodeBlock html="first" language="ts" title="a.ts" />
        <CodeBlock html="second" language="ts" title="b.ts" />
      </>,
    );
    const [first, second] = screen.getAllByRole('button');
    await press(first);
    wait(COPIED_MS - 100);
    await press(second);
    wait(100);
    expect(writeText.mock.calls).toEqual([['first'], ['second']]);
    expect([says(first), says(second)]).toEqual(['', 'Copied']);
  });

  test('leaves out removed lines and hints', async () => {
    show({
      html:
        '<del class="line" data-markdown-ignore="">a\n</del><ins class="line">b\n</ins>' +
        '<span class="line"><span class="hinted">c<span class="hint" data-markdown-ignore="">type</span></span></span>',
    });
    await press();
    expect(writeText.mock.calls).toEqual([['b\nc']]);
    // The page itself keeps them.
    expect(find('del')).toBeInTheDocument();
  });

  test('copies the version that is shown', async () => {
    show({ choice: 'codeVariant', others: JSON.stringify([{ html: 'js', language: 'js' }]) });
    const shown = find('[data-variant="JS"] code');
    jest.spyOn(shown, 'getClientRects').mockReturnValue([{}] as unknown as DOMRectList);
    await press();
    expect(writeText.mock.calls).toEqual([['js']]);
  });

  test.each<[string, () => void]>([
    ['refuses', () => writeText.mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))],
    ['is missing', () => Object.assign(navigator, { clipboard: undefined })],
  ])('it selects the code and says how to copy it if the clipboard %s', async (_, prepare) => {
    prepare();
    show();
    await press();
    expect(says()).toBe('Selected: press Ctrl+C or ⌘C');
    expect(String(getSelection())).toBe(TEXT);
    wait(4999);
    expect(says()).not.toBe('');
    wait(1);
    expect(says()).toBe('');
  });

  test('a click elsewhere copies nothing', async () => {
    show();
    fireEvent.click(find('code'));
    await act(() => Promise.resolve());
    expect(writeText).not.toHaveBeenCalled();
  });
});

test('Escape puts a hint away until the focus comes again', () => {
  show({ html: '<span class="hinted" tabindex="0">a<span class="hint">b</span></span>' });
  const name = find('.hinted');
  name.focus();
  fireEvent.keyDown(document, { key: 'a' });
  expect(name).not.toHaveAttribute('data-closed');
  fireEvent.keyDown(document, { key: 'Escape' });
  expect(name).toHaveAttribute('data-closed');
  name.blur();
  expect(name).not.toHaveAttribute('data-closed');
});
