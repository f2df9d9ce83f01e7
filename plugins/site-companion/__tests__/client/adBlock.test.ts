/** @jest-environment jsdom */
import { runAdBlock } from '../../client/adBlock';
import type { AdSettings } from '../../shared/settings';

beforeEach(() => jest.useFakeTimers());
afterAll(() => jest.useRealTimers());

/** Runs a block that shows ads of the house. */
function run(displayShare: number) {
  const send = jest.fn();
  const settings = { displayShare, displayDelayMs: 2500 } as AdSettings;
  const facts = { network: false, appeal: false };
  const block = document.createElement('div');
  return {
    send,
    end: runAdBlock(block, { settings, facts, shape: 'image', baseUrl: '/toolpad/', send }),
  };
}

test('a view of the sample reports what it displays', () => {
  const { send } = run(1);
  jest.advanceTimersByTime(2499);
  expect(send).not.toHaveBeenCalled();
  jest.advanceTimersByTime(9000);
  const event = { eventAction: 'display', eventLabel: 'in-house-body-top-image' };
  expect(send.mock.calls).toEqual([[['event', 'ad', event]]]);
});

test('a view that is left early, or not of the sample, reports nothing', () => {
  const left = run(1);
  const other = run(0);
  jest.advanceTimersByTime(1000);
  left.end();
  jest.advanceTimersByTime(9000);
  expect(left.send).not.toHaveBeenCalled();
  expect(other.send).not.toHaveBeenCalled();
});

it('leaves nothing of the block after a crash, and reports it once', () => {
  const settings = { displayShare: 1, displayDelayMs: 2500 } as AdSettings;
  const send = jest.fn();
  const block = document.createElement('div');
  jest.spyOn(block, 'querySelectorAll').mockImplementation(() => {
    throw new Error('broken');
  });
  const facts = { network: false, appeal: false };
  runAdBlock(block, { settings, facts, shape: 'image', baseUrl: '/toolpad/', send });
  jest.advanceTimersByTime(9000);
  expect(block.childNodes).toHaveLength(0);
  const event = { eventAction: 'crash', eventLabel: 'in-house-body-top-image' };
  expect(send.mock.calls).toEqual([[['event', 'ad', event]]]);
});
