import type { Outcome } from '../../../scripts/verify/pages/follow';
import { tryAgain } from '../../../scripts/verify/pages/secondTry';

const GOOD: Outcome[] = [{ name: 'the header' }, { name: 'two jobs' }];
const BAD: Outcome[] = [{ name: 'the header' }, { name: 'two jobs', failure: 'Timeout\nCall log' }];

test.each([
  ['that passes', 2, [GOOD], GOOD, []],
  ['that fails, and may be tried once', 1, [BAD], BAD, []],
  ['that passes at the second try', 2, [BAD, GOOD], GOOD, ['two jobs: Timeout']],
  ['that fails twice', 2, [BAD, BAD], BAD, []],
])('a page %s', async (_, tries, attempts, expected, told) => {
  const left = [...attempts];
  const said: string[] = [];
  const attempt = jest.fn(() => Promise.resolve(left.shift() ?? []));
  const outcomes = await tryAgain(attempt, { tries, tell: (failure) => said.push(failure) });
  expect(outcomes).toBe(expected);
  expect(said).toEqual(told);
  expect(attempt).toHaveBeenCalledTimes(attempts.length);
});
