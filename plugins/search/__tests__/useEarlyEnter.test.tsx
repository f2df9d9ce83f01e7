/**
 * @jest-environment jsdom
 */
import { act, renderHook } from '@testing-library/react';
import { useEarlyEnter } from '../theme/Search/useKeys';

const onEnter = jest.fn();
const dialog = document.body.appendChild(document.createElement('dialog'));
const field = dialog.appendChild(document.createElement('input'));

beforeEach(() => onEnter.mockClear());

function start(isAnswered: boolean) {
  const hook = renderHook(
    (props) => useEarlyEnter({ current: dialog }, props.isAnswered, onEnter),
    {
      initialProps: { isAnswered },
    },
  );
  return {
    enter: (inNewTab: boolean) => act(() => hook.result.current(inNewTab)),
    answer: () => hook.rerender({ isAnswered: true }),
  };
}

test.each([true, false])('with answers it counts at once, in a new tab: %s', (inNewTab) => {
  start(true).enter(inNewTab);
  expect(onEnter.mock.calls).toEqual([[inNewTab]]);
});

test.each([true, false])(
  'before them it counts once they are there, in a new tab: %s',
  (inNewTab) => {
    const { enter, answer } = start(false);
    enter(inNewTab);
    expect(onEnter).not.toHaveBeenCalled();
    answer();
    answer();
    expect(onEnter.mock.calls).toEqual([[inNewTab]]);
  },
);

test('pressed twice, it counts once', () => {
  const { enter, answer } = start(false);
  enter(false);
  enter(false);
  answer();
  expect(onEnter).toHaveBeenCalledTimes(1);
});

test.each([
  ['typing on', () => field.dispatchEvent(new Event('input', { bubbles: true }))],
  ['closing the dialog', () => dialog.dispatchEvent(new Event('close'))],
])('%s takes it back', (_, leave) => {
  const { enter, answer } = start(false);
  enter(false);
  act(() => void leave());
  answer();
  expect(onEnter).not.toHaveBeenCalled();
});
