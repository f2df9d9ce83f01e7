/** @jest-environment jsdom */
import { setChoices } from '../html';
import initChoices from '../early';
import { CHANNEL_NAME } from '../store';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';
import { dispatchTransition, waitForMutationObservers } from '../../../tests/support/jest/page';
import { FakeChannel, clearChoicesBeforeEach, STORES } from '../../../tests/support/jest/stores';

keepPageClean();
clearChoicesBeforeEach();

const { dataset } = document.documentElement;

it('sends each choice to other tabs only once, and doesn’t send back the choices of other tabs', async () => {
  initChoices();
  const otherTab = new FakeChannel(CHANNEL_NAME);
  const received: unknown[] = [];
  otherTab.onmessage = ({ data }) => received.push(data);
  setChoices({ codeVariant: 'JS' });
  await waitForMutationObservers();
  otherTab.postMessage({ codeStyling: 'Plain CSS' });
  await waitForMutationObservers();
  expect(received).toEqual([{ codeVariant: 'JS' }]);
});

it.each([
  [{ codeVariant: 'PHP', codeStyling: 'Plain CSS', more: 1 }, ['TS', 'Plain CSS']],
  [{ codeVariant: ['JS'] }, ['TS', 'MUI System']],
  ['JS', ['TS', 'MUI System']],
  [null, ['TS', 'MUI System']],
])('applies only the valid choices in the message %j', (message, expected) => {
  initChoices();
  new FakeChannel(CHANNEL_NAME).postMessage(message);
  expect([dataset.codeVariant, dataset.codeStyling]).toEqual(expected);
});

it('closes the channel for the back/forward cache, and reopens it afterwards', async () => {
  initChoices();
  dispatchTransition('pagehide', true);
  expect(FakeChannel.all.size).toBe(0);
  setChoices({ codeVariant: 'JS' });
  await waitForMutationObservers();
  dispatchTransition('pageshow', true);
  expect(FakeChannel.all.size).toBe(1);
});

it('stores choices even if the browser provides no channel', async () => {
  const BroadcastChannel = jest.fn(() => {
    throw new DOMException('A frame without an origin has none.', 'SecurityError');
  });
  Object.assign(window, { BroadcastChannel });
  initChoices();
  setChoices({ codeVariant: 'JS' });
  await waitForMutationObservers();
  expect(STORES.cookie.get('codeVariant')).toBe('JS');
});
