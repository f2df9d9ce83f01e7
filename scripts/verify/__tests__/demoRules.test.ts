import {
  groupFindings,
  checkConsoleMessage,
  checkMeasurements,
  checkSource,
  type Measurements,
} from '../demos/rules';

const FITTING_MEASUREMENTS: Measurements = {
  viewportWidth: 375,
  viewportHeight: 400,
  documentWidth: 375,
  documentHeight: 400,
  contentHeight: 380,
  failure: undefined,
  isLoading: false,
  sideways: [],
};

it.each<[string, Partial<Measurements>, string[]]>([
  ['nothing for a demo that fits', {}, []],
  ['a demo that is too wide', { documentWidth: 376 }, ['failure']],
  ['a demo that throws an error', { failure: 'Boom' }, ['failure']],
  ['a demo that is still loading', { isLoading: true }, ['failure']],
  ['a demo that scrolls horizontally', { sideways: ['<main>'] }, ['failure']],
  ['a demo that is too tall', { documentHeight: 401 }, ['failure']],
  ['a demo that leaves most of its frame empty', { contentHeight: 100 }, ['notice']],
])('reports %s', (_, part, kinds) => {
  expect(checkMeasurements({ ...FITTING_MEASUREMENTS, ...part }).map(({ kind }) => kind)).toEqual(
    kinds,
  );
});

it.each([
  ['nothing for 80 lines', 'a;\n'.repeat(80), []],
  ['a notice for 81 lines', 'a;\n'.repeat(81), ['notice']],
  ['a failure for 101 lines', 'a;\n'.repeat(101), ['failure']],
  ['a notice for the current time', 'const now = Date.now();', ['notice']],
  ['nothing for a fixed date', "const day = new Date('2026-03-02');", []],
  ['a notice for random numbers', 'Math.random()', ['notice']],
  ['a failure for placeholder text', "const rows = ['Item 1'];", ['failure']],
  ['nothing for words that contain a placeholder', 'food, footer, Item A', []],
])('reports %s in the demo code', (_, code, kinds) => {
  expect(checkSource(code).map(({ kind }) => kind)).toEqual(kinds);
});

it('reports console messages without stack traces, but ignores the one about React’s developer tools', () => {
  expect(checkConsoleMessage('info', '%cDownload the React DevTools for …')).toEqual([]);
  expect(checkConsoleMessage('warning', 'Boom\n    at a (b.js:1:2)\n    at c')).toEqual([
    { kind: 'failure', text: 'console.warning: Boom' },
  ]);
  expect(checkConsoleMessage('error', 'a'.repeat(2000))[0]?.text.length).toBeLessThan(700);
});

it('merges equal findings, and puts failures first', () => {
  const failure = { kind: 'failure', text: 'b' } as const;
  const notice = { kind: 'notice', text: 'a' } as const;
  const findings = [
    { finding: notice, where: 'light 375' },
    { finding: failure, where: 'light 375' },
    { finding: failure, where: 'dark 375' },
    { finding: failure, where: 'dark 375' },
  ];
  expect(groupFindings(findings)).toEqual([
    { ...failure, where: ['light 375', 'dark 375'] },
    { ...notice, where: ['light 375'] },
  ]);
});
