/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterPaint as listen } from '../../../plugins/code/copyCode';
import PageTools from '../PageTools';

const mockVersion = { path: '/toolpad/core/1.1.0', isLast: true };
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useActiveDocContext: () => ({ activeVersion: mockVersion }),
  useDoc: () => ({
    metadata: { permalink: '/toolpad/core/introduction/' },
    frontMatter: { source: { url: 'https://example.com/source.ts', version: '0.15.0' } },
  }),
}));

const writeText = jest.fn<Promise<void>, [string]>();
const fetchPage = jest.fn();

beforeAll(() => listen());

beforeEach(() => {
  const texts = { textCopied: 'Copied', textCopyFailed: 'Could not copy' };
  Object.assign(document.documentElement.dataset, texts);
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  fetchPage.mockReset().mockResolvedValue({ ok: true, text: () => Promise.resolve('# Page') });
  Object.assign(navigator, { clipboard: { writeText } });
  Object.assign(globalThis, { fetch: fetchPage });
  render(<PageTools />);
});

afterEach(() => jest.useRealTimers());

const getButton = () => screen.getByRole('button', { name: /cop/i });
const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it.each([
  ['ChatGPT', 'https://chatgpt.com/?q='],
  ['Claude', 'https://claude.ai/new?q='],
  ['Cursor', 'https://cursor.com/link/prompt?text='],
  ['VS Code', 'vscode://GitHub.Copilot-Chat/chat?agent=agent%26prompt='],
])('links to %s with a question about the page’s Markdown copy', (name, start) => {
  const link = screen.getByRole('link', { name: `Open in ${name}` });
  const href = link.getAttribute('href') ?? '';
  expect(href).toMatch(/toolpad%2Fcore%2Fintroduction\.md/);
  expect(href.startsWith(start)).toBe(true);
  expect(link.getAttribute('target')).toBe(start.startsWith('https:') ? '_blank' : null);
});

it('links to the source of an API', () => {
  expect(screen.getByRole('link', { name: 'Source code of 0.15.0' })).toHaveAttribute(
    'href',
    'https://example.com/source.ts',
  );
});

it('copies the page as Markdown, and shows “Copied” for 2000 ms', async () => {
  fireEvent.click(getButton());
  await advanceTime(0);
  expect(fetchPage).toHaveBeenCalledWith('/toolpad/core/introduction.md');
  expect(writeText.mock.calls).toEqual([['# Page']]);
  await advanceTime(1999);
  expect(getButton()).toHaveTextContent(/^Copied/);
  await advanceTime(1);
  expect(getButton()).not.toHaveTextContent(/^Copied/);
});

it('shows an error if the Markdown copy can’t be loaded', async () => {
  fetchPage.mockResolvedValue({ ok: false, status: 503 });
  fireEvent.click(getButton());
  await advanceTime(0);
  expect(writeText).not.toHaveBeenCalled();
  expect(getButton()).toHaveTextContent(/^Could not copy/);
});
