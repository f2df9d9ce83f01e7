/**
 * @jest-environment jsdom
 */
import { showChoices } from '../../shared/choices/attributes';
import initChoices from '../../shared/choices/early';
import { keepPageClean } from '../../../../tests/support/jest/cleanPage';
import { dispatchTransition, settle } from '../../../../tests/support/jest/page';
import { FakeChannel, startWithoutChoices, STORES } from '../../../../tests/support/jest/stores';

keepPageClean();
startWithoutChoices();

const { dataset } = document.documentElement;

function otherTab(): { heard: unknown[]; send: (message: unknown) => void } {
  const channel = new FakeChannel('companion:preferences');
  const heard: unknown[] = [];
  channel.onmessage = ({ data }) => heard.push(data);
  return { heard, send: (message) => channel.postMessage(message) };
}

test('a choice is told to the other tabs, once; what they say is told to nobody', async () => {
  initChoices();
  const { heard, send } = otherTab();
  showChoices({ codeVariant: 'JS' });
  await settle();
  send({ codeStyling: 'Plain CSS' });
  await settle();
  expect(heard).toEqual([{ codeVariant: 'JS' }]);
});

test.each([
  [{ codeVariant: 'PHP', codeStyling: 'Plain CSS' }, ['TS', 'Plain CSS']],
  [{ codeVariant: ['JS'] }, ['TS', 'MUI System']],
  ['JS', ['TS', 'MUI System']],
  [null, ['TS', 'MUI System']],
])('only what is valid counts: %j', (message, expected) => {
  initChoices();
  otherTab().send(message);
  expect([dataset.codeVariant, dataset.codeStyling]).toEqual(expected);
});

test('is closed while the page is in the back/forward cache, which an open one would forbid', async () => {
  initChoices();
  dispatchTransition('pagehide', true);
  expect(FakeChannel.all.size).toBe(0);
  // Choosing on the way out harms nobody.
  showChoices({ codeVariant: 'JS' });
  await settle();
  dispatchTransition('pageshow', true);
  expect(FakeChannel.all.size).toBe(1);
});

test('is not needed: where there is none, choices are kept', async () => {
  const BroadcastChannel = jest.fn(() => {
    throw new DOMException('A frame without an origin has none.', 'SecurityError');
  });
  Object.assign(window, { BroadcastChannel });
  initChoices();
  showChoices({ codeVariant: 'JS' });
  await settle();
  expect(STORES.cookie.get('codeVariant')).toBe('JS');
});
