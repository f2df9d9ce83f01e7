/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.node';
import type { AdSettings } from '../../shared/settings';
import { AdProvider } from '../../theme/AdProvider';
import AdSlot from '../../theme/AdSlot';
import { resetSite, site } from '../../../../tests/support/jest/fakeSite';

const app = (enabled = true) => (
  <AdProvider value={{ enabled } as AdSettings}>
    <AdSlot />
  </AdProvider>
);

const findBlock = (container: HTMLElement): HTMLElement | null =>
  container.querySelector('[data-companion-room]');

afterEach(() => {
  resetSite();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'gtag');
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});

it('preserves the content that the companion inserted before hydration', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(app());
  const block = findBlock(container);
  block?.append('an ad');
  const errors: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((...words) => errors.push(words));
  const onRecoverableError = (error: unknown) => errors.push(error);
  const root = await act(() =>
    Promise.resolve(hydrateRoot(container, app(), { onRecoverableError })),
  );
  act(() => root.render(app()));
  expect(errors).toEqual([]);
  expect(findBlock(container)).toBe(block);
  expect(block?.textContent).toBe('an ad');
  act(() => root.unmount());
});

it('creates a new block for each page', () => {
  const { container, rerender } = render(app());
  const first = findBlock(container);
  rerender(app());
  expect(findBlock(container)).toBe(first);
  site.pathname = '/toolpad/core/introduction/tutorial/';
  rerender(app());
  expect(findBlock(container)).not.toBe(first);
});

it('renders nothing if ads are off', () => {
  expect(render(app(false)).container.innerHTML).toBe('');
});

it.each([
  [false, [['event', 'ad', { eventAction: 'crash', eventLabel: 'null' }]]],
  [true, []],
])(
  'shows the rest of the page after a crash, and reports it unless the privacy signal %j is set: %s',
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
