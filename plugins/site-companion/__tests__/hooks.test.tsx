/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import { useAdConfig } from '../theme/AdProvider';
import { DocsProvider, useDocsConfig } from '../theme/DocsProvider';
import { useCodeStyling, useCodeVariant } from '../preferences/usePreferences';
import { clearChoicesBeforeEach } from '../../../tests/support/jest/stores';

const { dataset } = document.documentElement;

clearChoicesBeforeEach();
afterEach(() => jest.restoreAllMocks());

function Preferences(): ReactNode {
  const { repository } = useDocsConfig();
  const [variant, setVariant] = useCodeVariant();
  const [styling, setStyling] = useCodeStyling();
  return (
    <>
      <output title={repository}>{`${variant}, ${styling}`}</output>
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

it.each([
  ['useAdConfig', useAdConfig, 'docs ad config context value; wrap in an ad provider.'],
  ['useDocsConfig', useDocsConfig, 'docs config context value; wrap in a docs provider.'],
  ['useCodeVariant', useCodeVariant, 'docs config context value; wrap in a docs provider.'],
  ['useCodeStyling', useCodeStyling, 'docs config context value; wrap in a docs provider.'],
])(
  'throws an error that names the missing provider when %s is called outside it',
  (_name, useValue, message) => {
    const Component = (): null => {
      useValue();
      return null;
    };
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Component />)).toThrow(new Error(`Could not find ${message}`));
  },
);

it('renders the defaults on the server, and the reader’s choices after hydration, without a mismatch', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(app);
  const output = container.querySelector('output');
  expect(output?.title).toBe('https://example.test/');
  expect(output?.textContent).toBe('TS, MUI System');
  Object.assign(dataset, { codeVariant: 'JS', codeStyling: 'Tailwind CSS' });
  const errors: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((...words) => errors.push(words));
  const onRecoverableError = (error: unknown) => errors.push(error);
  const root = await act(() =>
    Promise.resolve(hydrateRoot(container, app, { onRecoverableError })),
  );
  expect(errors).toEqual([]);
  expect(output?.textContent).toBe('JS, Tailwind CSS');
  act(() => root.unmount());
});

it('sets the attributes of <html> when a setter is called, and renders again when they change', async () => {
  render(app);
  act(() => screen.getByText('JS').click());
  expect(dataset.codeVariant).toBe('JS');
  await screen.findByText('JS, MUI System');
  dataset.codeStyling = 'Tailwind CSS';
  await screen.findByText('JS, Tailwind CSS');
  act(() => screen.getByText('CSS').click());
  await screen.findByText('JS, Plain CSS');
  dataset.codeVariant = 'Rust';
  await screen.findByText('TS, Plain CSS');
});
