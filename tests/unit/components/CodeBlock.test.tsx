/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import CodeBlock from '../../../src/components/CodeBlock';

const HTML = '<span class="tk">const</span> a = 1 &lt; 2;\n// b';
const TEXT = 'const a = 1 < 2;\n// b';
const COPIED_MS = 1200;

const writeText = jest.fn<Promise<void>, [string]>();

const button = () => screen.getByRole('button');
async function press(target = button()): Promise<void> {
  fireEvent.click(target);
  // The clipboard answers later.
  await act(() => Promise.resolve());
}
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  Object.assign(navigator, { clipboard: { writeText } });
});

afterEach(() => jest.useRealTimers());

test.each([
  ['tsx', undefined, 'TSX', 'Copy TSX code'],
  ['bash', undefined, 'Terminal', 'Copy Terminal code'],
  ['toml', undefined, 'toml', 'Copy toml code'],
  ['tsx', 'src/main.tsx', 'src/main.tsx', 'Copy src/main.tsx'],
])('%s with title %s is called %s', (language, title, caption, name) => {
  render(<CodeBlock html={HTML} language={language} title={title} />);
  expect(screen.getByText(caption, { selector: 'figcaption > span' })).toBeVisible();
  expect(screen.getByRole('button', { name })).toBeVisible();
});

test('shows the code as it was highlighted; the keyboard reaches it to scroll', () => {
  render(<CodeBlock html={HTML} language="ts" />);
  const code = screen.getByRole('code');
  expect(code.innerHTML).toBe(HTML);
  expect(code.closest('pre')).toHaveAttribute('tabindex', '0');
});

test('the button waits for React: the starter keeps early clicks on it', () => {
  render(<CodeBlock html={HTML} language="ts" />);
  expect(button()).toHaveAttribute('data-needs-app');
});

test('copies the text and says so for 1200 ms', async () => {
  render(<CodeBlock html={HTML} language="ts" />);
  await press();
  expect(writeText.mock.calls).toEqual([[TEXT]]);
  expect(button()).toHaveAccessibleName('Copied TypeScript code');
  wait(COPIED_MS - 1);
  expect(button()).toHaveAccessibleName('Copied TypeScript code');
  wait(1);
  expect(button()).toHaveAccessibleName('Copy TypeScript code');
});

test('a second copy says so for its own 1200 ms', async () => {
  render(<CodeBlock html={HTML} language="ts" />);
  await press();
  wait(COPIED_MS - 100);
  await press();
  wait(COPIED_MS - 1);
  expect(button()).toHaveAccessibleName('Copied TypeScript code');
  wait(1);
  expect(button()).toHaveAccessibleName('Copy TypeScript code');
});

test('copies its own code, not that of the block before', async () => {
  render(
    <>
      <CodeBlock html="first" language="ts" title="a.ts" />
      <CodeBlock html="second" language="ts" title="b.ts" />
    </>,
  );
  await press(screen.getByRole('button', { name: 'Copy b.ts' }));
  expect(writeText.mock.calls).toEqual([['second']]);
  expect(screen.getByRole('button', { name: 'Copy a.ts' })).toBeVisible();
});

test.each<[string, () => void]>([
  ['refuses', () => writeText.mockRejectedValue(new DOMException('Denied', 'NotAllowedError'))],
  ['is missing', () => Object.assign(navigator, { clipboard: undefined })],
])('a clipboard that %s does no harm', async (_, prepare) => {
  prepare();
  const failed = jest.fn((event: ErrorEvent) => event.preventDefault());
  window.addEventListener('error', failed, { once: true });
  render(<CodeBlock html={HTML} language="ts" />);
  await press();
  expect(failed).not.toHaveBeenCalled();
  expect(button()).toHaveAccessibleName('Copy TypeScript code');
});
