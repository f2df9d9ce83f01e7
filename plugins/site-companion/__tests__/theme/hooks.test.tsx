/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import type { AdSettings } from '../../shared/settings';
import { AdProvider, useAdConfig } from '../../theme/AdProvider';
import { DocsProvider, useDocsConfig } from '../../theme/DocsProvider';
import { useCodeStyling, useCodeVariant } from '../../theme/usePreferences';

const html = document.documentElement;

/** What the component has rendered, in order. */
let rendered: string[] = [];

beforeEach(() => {
  rendered = [];
  delete html.dataset.codeVariant;
  delete html.dataset.codeStyling;
});
afterEach(() => jest.restoreAllMocks());

function Preferences(): ReactNode {
  const [variant, setVariant] = useCodeVariant();
  const [styling, setStyling] = useCodeStyling();
  rendered.push(`${variant}, ${styling}`);
  return (
    <>
      <output>{`${variant}, ${styling}`}</output>
      <button onClick={() => setVariant('JS')}>JS</button>
      <button onClick={() => setStyling('Plain CSS')}>CSS</button>
    </>
  );
}

const app = (
  <DocsProvider value={{ repository: 'https://example.test/' }}>
    <Preferences />
  </DocsProvider>
);

describe('without its provider', () => {
  test.each([
    ['useAdConfig', useAdConfig, 'docs ad config context value', 'AdProvider'],
    ['useDocsConfig', useDocsConfig, 'docs config context value', 'DocsProvider'],
    ['useCodeVariant', useCodeVariant, 'docs config context value', 'DocsProvider'],
    ['useCodeStyling', useCodeStyling, 'docs config context value', 'DocsProvider'],
  ])('%s says what is missing and what to do', (_name, useIt, value, provider) => {
    const Asks = (): null => {
      useIt();
      return null;
    };
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Asks />)).toThrow(
      `Could not find the ${value}. Wrap the tree in <${provider}>.`,
    );
  });
});

test('a provider gives its value', () => {
  const settings = { enabled: true } as AdSettings;
  function Asks(): ReactNode {
    const { repository } = useDocsConfig();
    return useAdConfig() === settings ? repository : null;
  }
  render(
    <AdProvider value={settings}>
      <DocsProvider value={{ repository: 'https://example.test/' }}>
        <Asks />
      </DocsProvider>
    </AdProvider>,
  );
  expect(screen.getByText('https://example.test/')).toBeTruthy();
});

test('a choice that differs from the default follows right after hydration, without a mismatch', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(app);
  expect(container.querySelector('output')?.textContent).toBe('TS, MUI System');
  // What the starter has found in the reader's cookies.
  Object.assign(html.dataset, { codeVariant: 'JS', codeStyling: 'Tailwind CSS' });
  rendered = [];
  const complaints: unknown[] = [];
  const log = jest.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
  const root = await act(() =>
    Promise.resolve(
      hydrateRoot(container, app, { onRecoverableError: (error) => complaints.push(error) }),
    ),
  );
  expect(complaints).toEqual([]);
  expect(container.querySelector('output')?.textContent).toBe('JS, Tailwind CSS');
  expect([rendered[0], rendered.at(-1)]).toEqual(['TS, MUI System', 'JS, Tailwind CSS']);
  log.mockRestore();
  act(() => root.unmount());
});

test('a setter writes the attributes, and every change of them is shown', async () => {
  render(app);
  act(() => screen.getByText('JS').click());
  expect(html.dataset.codeVariant).toBe('JS');
  await screen.findByText('JS, MUI System');
  // Another tab, by way of the companion.
  html.dataset.codeStyling = 'Tailwind CSS';
  await screen.findByText('JS, Tailwind CSS');
  act(() => screen.getByText('CSS').click());
  await screen.findByText('JS, Plain CSS');
  // Nonsense counts as nothing.
  html.dataset.codeVariant = 'Rust';
  await screen.findByText('TS, Plain CSS');
});
