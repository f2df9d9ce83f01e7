import { judgeSizes, kilobytes } from '../../../scripts/verify/sizes/judge';
import type { Size } from '../../../scripts/verify/sizes/packageParts';

const SIZE: Size = {
  name: 'CRUD',
  imports: '',
  bytes: 306_400,
  said: [{ page: 'a.mdx', words: /adds ([\d.]+) kB/ }],
};

test.each([
  [0, '0.0'],
  [94, '0.1'],
  [744, '0.7'],
  [9_940, '9.9'],
  [40_500, '41'],
  [306_400, '306'],
])('%d bytes are written as %s', (bytes, text) => {
  expect(kilobytes(bytes)).toBe(text);
});

describe('judgeSizes', () => {
  it.each([
    ['the size that was measured', 306_400, 'It adds 306 kB.'],
    ['one off in the last digit', 306_400, 'It adds 307 kB.'],
    ['one off in the decimal', 744, 'It adds 0.8 kB.'],
  ])('accepts %s', (_name, bytes, text) => {
    expect(judgeSizes([{ ...SIZE, bytes }], () => text)).toEqual([]);
  });

  it.each([
    ['another size', 306_400, 'It adds 300 kB.', 'is said to be 300 kB, measured were 306 kB'],
    ['another decimal', 744, 'It adds 0.5 kB.', 'is said to be 0.5 kB, measured were 0.7 kB'],
    ['a page without it', 306_400, 'It is large.', 'expected the size of CRUD'],
  ])('finds %s', (_name, bytes, text, message) => {
    expect(judgeSizes([{ ...SIZE, bytes }], () => text)).toEqual([
      expect.stringContaining(message),
    ]);
  });
});
