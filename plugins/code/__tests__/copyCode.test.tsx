/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import CodeBlock from '../theme/CodeBlock';
import { afterPaint as listen } from '../copyCode';

const HTML = '<t-k>const</t-k> a = 1 &lt; 2;\n// b';
const TEXT = 'const a = 1 < 2;\n// b';
const COPIED_MS = 1200;

const writeText = jest.fn<Promise<void>, [string]>();

const renderBlock = () => render(<CodeBlock html={HTML} language="ts" />);
const getButton = () => screen.getByRole('button');

async function clickCopy(target = getButton()): Promise<void> {
  fireEvent.click(target.querySelector('span:nth-child(2)') ?? target);
  // Writing to the clipboard is asynchronous.
  await act(() => Promise.resolve());
}
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTime(ms));
/** Returns the message that a button shows. CSS hides the label meanwhile, but jsdom loads no stylesheet. */
const getMessage = (target = getButton()) => target.firstElementChild?.textContent;

beforeAll(() => listen());

beforeEach(() => {
  Object.assign(document.documentElement.dataset, {
    textCopied: 'Copied',
    textCopyHint: 'Press Ctrl+C or ⌘C',
  });
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.assign(navigator, { clipboard: { writeText } });
});

afterEach(() => jest.useRealTimers());

it('copies the code and shows “Copied” for 1200 ms', async () => {
  renderBlock();
  await clickCopy();
  expect(writeText.mock.calls).toEqual([[TEXT]]);
  expect(getMessage()).toBe('Copied');
  advanceTime(COPIED_MS - 1);
  expect(getMessage()).toBe('Copied');
  advanceTime(1);
  expect(getMessage()).toBe('');
});

it.each<[string, () => void]>([
  [
    'denies access',
    () => writeText.mockRejectedValue(new DOMException('Denied', 'NotAllowedError')),
  ],
  ['is missing', () => Object.assign(navigator, { clipboard: undefined })],
])('selects the code and shows the keyboard shortcut if the clipboard %s', async (_, prepare) => {
  prepare();
  renderBlock();
  await clickCopy();
  expect(getMessage()).toBe('Press Ctrl+C or ⌘C');
  expect(String(getSelection())).toBe(TEXT);
  advanceTime(4999);
  expect(getMessage()).not.toBe('');
  advanceTime(1);
  expect(getMessage()).toBe('');
});

it('unfolds a block when the reader clicks a row of folded lines', () => {
  const { container } = render(
    <CodeBlock folded="9" html='<span class="fold-gap">a\nb\n</span>c' language="ts" />,
  );
  const gap = container.querySelector('.fold-gap') ?? container;
  const details = container.querySelector('details');
  expect(details).not.toHaveAttribute('open');
  fireEvent.click(gap);
  expect(details).toHaveAttribute('open');
});
