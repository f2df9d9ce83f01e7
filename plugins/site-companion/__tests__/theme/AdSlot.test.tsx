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

const blockOf = (container: HTMLElement): HTMLElement | null =>
  container.querySelector('[data-companion-room]');

afterEach(() => {
  resetSite();
  jest.restoreAllMocks();
  Reflect.deleteProperty(window, 'gtag');
});

test('what the companion has put into the block before React stays there', async () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(app());
  blockOf(container)?.append('an ad');
  const before = blockOf(container);
  const complaints: unknown[] = [];
  jest.spyOn(console, 'error').mockImplementation((...words) => complaints.push(words));
  const root = await act(() =>
    Promise.resolve(
      hydrateRoot(container, app(), { onRecoverableError: (error) => complaints.push(error) }),
    ),
  );
  act(() => root.render(app()));
  expect(complaints).toEqual([]);
  expect(blockOf(container)).toBe(before);
  expect(before?.textContent).toBe('an ad');
  act(() => root.unmount());
});

test('another page has another block', () => {
  const { container, rerender } = render(app());
  const first = blockOf(container);
  rerender(app());
  expect(blockOf(container)).toBe(first);
  site.pathname = '/toolpad/core/introduction/tutorial/';
  rerender(app());
  expect(blockOf(container)).not.toBe(first);
});

test('where ads are off there is no room either', () => {
  expect(render(app(false)).container.innerHTML).toBe('');
});

test('a crash is reported and stays in the block', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const calls: unknown[][] = [];
  window.gtag = (...call: unknown[]) => calls.push(call);
  // Without a provider, which throws.
  const { container } = render(
    <p>
      text <AdSlot />
    </p>,
  );
  expect(container.textContent).toBe('text ');
  expect(calls).toEqual([['event', 'ad', { eventAction: 'crash', eventLabel: 'null' }]]);
});

it('reports no crash to a reader whose browser sends the privacy signal', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.defineProperty(navigator, 'globalPrivacyControl', { value: true, configurable: true });
  const gtag = jest.fn();
  window.gtag = gtag;
  render(<AdSlot />);
  expect(gtag).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
});
