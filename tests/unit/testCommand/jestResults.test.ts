import { countTests, failuresOf, secondTriesOf } from '../../../scripts/test/jestResults';

const NONE = {
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
};

const file = (name: string, ...failed: string[]) => ({
  name: `/site/${name}`,
  message: `What jest says of ${name}`,
  status: 'failed',
  assertionResults: [
    { status: 'passed', fullName: 'passes' },
    ...failed.map((fullName) => ({ status: 'failed', fullName })),
  ],
});

test('a file that cannot be run counts as a failure', () => {
  const results = {
    ...NONE,
    numPassedTests: 5,
    numFailedTests: 2,
    numPendingTests: 1,
    numRuntimeErrorTestSuites: 1,
  };
  expect(countTests(results)).toEqual({ passed: 5, failed: 3, skipped: 1 });
});

test.each([
  [
    'one test',
    file('tests/unit/a.test.ts', 'adds (1 + 1)'),
    "npm run unit -- --runTestsByPath tests/unit/a.test.ts -t '^adds \\(1 \\+ 1\\)$'",
  ],
  [
    'one test with a quote in its name',
    file('a.test.ts', "isn't lost"),
    "npm run unit -- --runTestsByPath a.test.ts -t '^isn'\\''t lost$'",
  ],
  ['several tests', file('a.test.ts', 'one', 'two'), 'npm run unit -- --runTestsByPath a.test.ts'],
  ['a file that cannot be run', file('a.test.ts'), 'npm run unit -- --runTestsByPath a.test.ts'],
])('what repeats %s', (_what, result, again) => {
  const passed = { ...file('b.test.ts'), status: 'passed' };
  expect(failuresOf({ ...NONE, testResults: [passed, result] }, 'unit', '/site')).toEqual([
    { message: result.message, again },
  ]);
});

test('what passed at a second try is told with why the first failed', () => {
  const tests = [
    { status: 'passed', fullName: 'holds', invocations: 1, retryMessages: [] },
    { status: 'passed', fullName: 'is late', invocations: 2, retryMessages: ['Timeout of 60 s'] },
    { status: 'failed', fullName: 'fails twice', invocations: 2, retryMessages: ['Expected 1'] },
    { status: 'passed', fullName: 'says nothing of it' },
  ];
  const results = { ...NONE, testResults: [{ ...file('a.test.ts'), assertionResults: tests }] };
  expect(secondTriesOf(results)).toEqual(['is late\nTimeout of 60 s']);
});
