/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import PageTools from '../PageTools';

jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({ metadata: { permalink: '/toolpad/core/introduction/' } }),
}));
jest.mock('@theme/ProjectCheck', () => () => null);

const writeText = jest.fn<Promise<void>, [string]>();
const fetchTwin = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue();
  fetchTwin.mockReset().mockResolvedValue({ ok: true, text: () => Promise.resolve('# Page') });
  Object.assign(navigator, { clipboard: { writeText } });
  Object.assign(globalThis, { fetch: fetchTwin });
  Object.assign(AbortSignal, { timeout: () => new AbortController().signal });
  render(<PageTools />);
});

afterEach(() => jest.useRealTimers());

const button = () => screen.getByRole('button');
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

it('copies the page as Markdown and says so for 2,000 ms', async () => {
  fireEvent.click(button());
  await wait(0);
  expect(writeText.mock.calls).toEqual([['# Page']]);
  expect(button()).toHaveTextContent('Copied');
  await wait(1999);
  expect(button()).toHaveTextContent('Copied');
  await wait(1);
  expect(button()).toHaveTextContent('Copy page');
});

it('says so if the Markdown is out of reach', async () => {
  fetchTwin.mockResolvedValue({ ok: false, status: 503 });
  fireEvent.click(button());
  await wait(0);
  expect(writeText).not.toHaveBeenCalled();
  expect(button()).toHaveTextContent('Could not copy');
});
