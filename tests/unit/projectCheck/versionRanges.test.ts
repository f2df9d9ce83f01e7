import {
  type Fit,
  fit,
  inWords,
  newestMajor,
  readSpec,
  withoutPrereleases,
} from '../../../src/components/ProjectCheck/versionRanges';

const NAME = '@toolpad/core';

test.each([
  ['^0.15.0', '^0.15.0'],
  ['  0.15.0 ', '0.15.0'],
  ['>=0.12 <0.16', '>=0.12 <0.16'],
  ['~0.15.0', '~0.15.0'],
  ['*', '*'],
  ['x', 'x'],
  ['', ''],
  ['v0.15.0', 'v0.15.0'],
  ['npm:@toolpad/core@0.15.0', '0.15.0'],
])('%p is a range', (text, range) => {
  expect(readSpec(NAME, text)).toEqual({ kind: 'range', range });
});

test.each([
  ['catalog:', /catalog/],
  ['catalog:react19', /catalog/],
  ['workspace:*', /workspace/],
  ['workspace:^0.15.0', /workspace/],
  ['file:../core', /folder/],
  ['link:../core', /folder/],
  ['portal:../core', /folder/],
  ['./core', /folder/],
  ['../core', /folder/],
  ['~/core', /folder/],
  ['patch:@toolpad/core@npm%3A0.15.0#~/.yarn/a.patch', /patched/],
  ['git+https://example.com/core.git', /repository/],
  ['github:example/core', /repository/],
  ['example/core#main', /repository/],
  ['https://example.com/core.tgz', /address/],
  ['npm:other@1.0.0', /Another package/],
  ['latest', /tag/],
  ['next', /tag/],
  ['<script>alert(1)</script>', /is no version/],
  [`${'9'.repeat(200)}.0.0`, /is no version/],
  [`${'9'.repeat(400)}.0.0`, /is too long/],
])('%p stands elsewhere', (text, reason) => {
  expect(readSpec(NAME, text)).toEqual({
    kind: 'elsewhere',
    reason: expect.stringMatching(reason) as string,
  });
});

test('of a senseless version only the beginning is repeated', () => {
  const spec = readSpec(NAME, '!'.repeat(200));
  expect(spec).toMatchObject({ reason: `“${'!'.repeat(40)}” is no version.` });
});

test('a version that is longer than any is not compared', () => {
  const long = Array.from({ length: 16_000 }, (_, index) => `^${index}.0.0`).join(' || ');
  expect(long.length).toBeGreaterThan(200_000);
  expect(readSpec(NAME, long)).toEqual({
    kind: 'elsewhere',
    reason: `“${long.slice(0, 40)}…” is too long for a version.`,
  });
});

test.each<[string, string, Fit]>([
  ['^0.15.0', '>=0.13.0', 'all'],
  ['^0.12.0', '>=0.13.0', 'none'],
  ['>=0.12.0', '>=0.13.0', 'some'],
  ['*', '>=19', 'some'],
  ['^18 || ^19', '>=19', 'some'],
  ['19', '^18 || ^19', 'all'],
  ['^7', '^7.0.0', 'all'],
  ['^6', '^7.0.0', 'none'],
])('%p of %p: %s', (range, asked, expected) => {
  expect(fit(range, asked)).toBe(expected);
});

test.each([
  ['^18 || ^19', 19],
  ['^7.0.0', 7],
  ['^11.3.0', 11],
  ['^14 || ^15', 15],
])('the newest major of %p', (range, expected) => {
  expect(newestMajor(range)).toBe(expected);
});

test.each([
  ['^7.0.0-beta || ^7.0.0', '^7.0.0'],
  ['^18 || ^19', '^18 || ^19'],
  ['^1.0.0-rc', '^1.0.0-rc'],
])('%p without prereleases', (range, expected) => {
  expect(withoutPrereleases(range)).toBe(expected);
});

test.each([
  ['^19', '19'],
  ['^7.0.0', '7'],
  ['^18 || ^19', '18 or 19'],
  ['^14 || ^15 || ^16', '14 or 15 or 16'],
  ['^11.14.0', '11.14.0 or a newer 11'],
  ['>=0.15.0', '0.15.0 or newer'],
  ['>=19', '19 or newer'],
  ['>=0.7.0 <0.11.0', '0.7.0 or newer, but older than 0.11.0'],
  ['19.0.0', '19.0.0'],
  // Before version 1 a caret means something else: as it is written.
  ['^0.5.0', '^0.5.0'],
  ['^0', '^0'],
  ['~1.2', '~1.2'],
])('%p in words: %s', (range, words) => {
  expect(inWords(range)).toBe(words);
});
