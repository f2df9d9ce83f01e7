import { createProgress, inMinutes } from '../../../scripts/test/progress';

test.each([
  [0, '0:00'],
  [59_999, '0:59'],
  [61_000, '1:01'],
  [600_000, '10:00'],
])('%d ms are %s', (ms, text) => {
  expect(inMinutes(ms)).toBe(text);
});

describe('in a log', () => {
  let text = '';
  let now = 0;
  beforeEach(() => {
    jest.useFakeTimers();
    text = '';
    now = 0;
  });
  afterEach(() => jest.useRealTimers());

  const start = () =>
    createProgress({ write: (more) => (text += more), isTerminal: false, now: () => now });

  test('says now and then what is under way', () => {
    const progress = start();
    progress.starts('unit');
    progress.starts('lint');
    progress.says('unit', 'PASS unit tests/a.test.ts');
    progress.says('unit', '  ✓ a test');
    now = 20_000;
    jest.advanceTimersByTime(20_000);
    expect(text).toBe('  0:20   … unit (1 done), lint\n');
    progress.stop();
  });

  test('tells a failure when it is known, and a step when it ends', () => {
    const progress = start();
    progress.starts('unit');
    now = 5000;
    progress.says('unit', 'FAIL unit tests/a.test.ts (2 s)');
    now = 9000;
    progress.ends('unit', '✗ Unit tests');
    expect(text).toBe('  0:05   ✗ unit: tests/a.test.ts (2 s)\n  0:09 ✗ Unit tests\n');
    progress.stop();
  });

  test('says nothing where nothing runs', () => {
    const progress = start();
    jest.advanceTimersByTime(60_000);
    expect(text).toBe('');
    progress.stop();
  });
});

test('on a terminal, one line is rewritten', () => {
  jest.useFakeTimers();
  let text = '';
  const progress = createProgress({
    write: (more) => (text += more),
    isTerminal: true,
    now: () => 0,
  });
  progress.starts('unit');
  jest.advanceTimersByTime(1000);
  expect(text.split('\r\x1b[K').slice(1)).toEqual(['  0:00   … unit', '  0:00   … unit']);
  expect(text).not.toContain('\n');
  progress.stop();
  jest.useRealTimers();
});
