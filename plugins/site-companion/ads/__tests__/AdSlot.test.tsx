/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import type { AdSettings } from '../../settings';
import { AdProvider } from '../../theme/AdProvider';
import AdSlot from '../../theme/AdSlot';
import { resetSite, site } from '../../../../tests/support/jest/fakeSite';

const createApp = (enabled = true) => (
  <AdProvider value={{ enabled } as AdSettings}>
    <AdSlot />
  </AdProvider>
);

const findAdUnit = (container: HTMLElement): HTMLElement | null =>
  container.querySelector('[data-companion-slot]');

afterEach(() => {
  resetSite();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'gtag');
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

it('preserves the content that the companion inserted before hydration', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(createApp());
  const block = findAdUnit(container);
  block?.append('an ad');
  const errors: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((...words) => errors.push(words));
  const onRecoverableError = (error: unknown) => errors.push(error);
  const root = await act(() =>
    Promise.resolve(hydrateRoot(container, createApp(), { onRecoverableError })),
  );
  act(() => root.render(createApp()));
  expect(errors).toEqual([]);
  expect(findAdUnit(container)).toBe(block);
  expect(block?.textContent).toBe('an ad');
  act(() => root.unmount());
});

it('creates a new element for each page', () => {
  const { container, rerender } = render(createApp());
  const first = findAdUnit(container);
  rerender(createApp());
  expect(findAdUnit(container)).toBe(first);
  site.pathname = '/toolpad/core/introduction/tutorial/';
  rerender(createApp());
  expect(findAdUnit(container)).not.toBe(first);
});

it('renders nothing if ads are off', () => {
  expect(render(createApp(false)).container.innerHTML).toBe('');
});

it.each([
  [false, [['event', 'ad', { eventAction: 'crash', eventLabel: 'null' }]]],
  [true, []],
])(
  'shows the rest of the page after a crash, and reports the crash only without the privacy signal: %j → %j',
  (signal, expected) => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: signal, configurable: true });
    const gtag = jest.fn();
    window.gtag = gtag;
    // Rendering throws, because there is no provider.
    const { container } = render(
      <p>
        text <AdSlot />
      </p>,
    );
    expect(container.textContent).toBe('text ');
    expect(gtag.mock.calls).toEqual(expected);
  },
);
