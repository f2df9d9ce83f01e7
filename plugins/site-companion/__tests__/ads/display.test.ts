import { displayReport } from '../../ads/display';

const DELAY_MS = 2500;
const LABEL = 'carbon-body-top-image';

const report = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  report.mockClear();
});
afterAll(() => jest.useRealTimers());

const wait = (ms: number) => jest.advanceTimersByTime(ms);

test.each([DELAY_MS, 1])('a label is reported once, %d ms after it is known', (delayMs) => {
  const display = displayReport(delayMs, report);
  wait(1000);
  display.show(LABEL);
  wait(delayMs - 1);
  expect(report).not.toHaveBeenCalled();
  wait(1);
  expect(report.mock.calls).toEqual([[LABEL]]);
  wait(9000);
  expect(report).toHaveBeenCalledTimes(1);
});

type Step = (display: ReturnType<typeof displayReport>) => void;

test.each<[string, Step]>([
  ['no label yet', ({ show }) => show(null)],
  ['the label went away', ({ show }) => [LABEL, null].forEach(show)],
  [
    'the view has ended',
    ({ show, stop }) => {
      show(LABEL);
      stop();
    },
  ],
])('nothing to report: %s', (_, step) => {
  step(displayReport(DELAY_MS, report));
  wait(9000);
  expect(report).not.toHaveBeenCalled();
});

test('a view that has reported does not report another label', () => {
  const { show } = displayReport(DELAY_MS, report);
  show(LABEL);
  wait(DELAY_MS);
  show('other');
  wait(9000);
  expect(report.mock.calls).toEqual([[LABEL]]);
});

test.each([
  ['a new label starts the waiting anew', 'other', 2500],
  ['the same label does not', LABEL, 1500],
])('%s', (_, label, rest) => {
  const { show } = displayReport(DELAY_MS, report);
  show(LABEL);
  wait(1000);
  show(label);
  wait(rest - 1);
  expect(report).not.toHaveBeenCalled();
  wait(1);
  expect(report.mock.calls).toEqual([[label]]);
});
