import { type Sighting, spanOf } from '../../../scripts/lib/features/span';

/** `0.1.0- 0.2.0+`: looked at in this order, found where there is a plus. */
const seen = (text: string): Sighting[] =>
  text.split(' ').map((word) => ({ version: word.slice(0, -1), has: word.endsWith('+') }));

test.each([
  ['came with a version', '0.1.0- 0.2.0+ 0.3.0+', undefined, { since: '0.2.0' }],
  ['came with a patch', '0.12.0- 0.12.1+ 0.13.0+', undefined, { since: '0.12.1' }],
  ['came with the newest', '0.1.0- 0.2.0+', undefined, { since: '0.2.0' }],
  ['went again', '0.1.0- 0.2.0+ 0.3.0+ 0.4.0-', undefined, { since: '0.2.0', until: '0.4.0' }],
  ['went and came back', '0.1.0+ 0.2.0- 0.3.0+', undefined, { since: '0.1.0' }],
  ['is told of between two packages', '0.1.0- 0.5.1+', '0.3.0', { since: '0.3.0' }],
  ['is told of before the oldest package', '0.5.1+ 0.6.0+', '0.3.0', { since: '0.3.0' }],
  ['is told of where it is seen', '0.1.0- 0.5.1+', '0.5.1', { since: '0.5.1' }],
])('a feature that %s', (_what, text, told, span) => {
  expect(spanOf('It', seen(text), told)).toEqual(span);
});

test.each([
  ['too late', '0.1.0- 0.5.1+ 0.6.0+', '0.6.0', /told .* 0\.6\.0, .* first in 0\.5\.1, .* 0\.1\.0/],
  ['too early', '0.1.0- 0.5.1+', '0.1.0', /told .* 0\.1\.0, .* first in 0\.5\.1, .* 0\.1\.0/],
  ['too late for the oldest', '0.5.1+', '0.6.0', /first in 0\.5\.1\. Correct/],
])('what is told %s is refused', (_what, text, told, message) => {
  expect(() => spanOf('It', seen(text), told)).toThrow(message);
});

test('a feature that no version has is refused', () => {
  expect(() => spanOf('It', seen('0.1.0- 0.2.0-'))).toThrow(/“It”, found none up to 0\.2\.0/);
  expect(() => spanOf('It', [])).toThrow(/found none up to nothing/);
});
