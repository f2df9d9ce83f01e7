import { describeMachine, withMeasured } from '../../../scripts/bench/document';

const DOCUMENT = `# Title

<!-- What follows is written by \`npm run bench\`. -->

| old |

<!-- What follows is written by hand. -->

## Won
`;

describe('withMeasured', () => {
  it('replaces the numbers, and keeps what is written by hand', () => {
    const next = withMeasured(DOCUMENT, '| new |');
    expect(next).toContain(
      '`npm run bench`. -->\n\n| new |\n\n<!-- What follows is written by hand',
    );
    expect(next).not.toContain('old');
    expect(next.startsWith('# Title\n')).toBe(true);
    expect(next.endsWith('## Won\n')).toBe(true);
  });

  it('comes to the same when it is done twice', () => {
    const once = withMeasured(DOCUMENT, '| new |');
    expect(withMeasured(once, '| new |')).toBe(once);
  });

  it('writes nowhere else', () => {
    expect(() => withMeasured('# Title', '| new |')).toThrow('expected the lines');
  });
});

test.each([
  [1, 'round, under a load of 1.3.'],
  [5, 'rounds, under a load of 1.3.'],
])('the machine is named with %d rounds', (rounds, end) => {
  const text = describeMachine({ date: '2026-01-31', chromium: '140.0', rounds, load: 1.26 });
  expect(text).toMatch(/^Measured on 2026-01-31: \d+ × .+ GiB, .*Chromium 140\.0; medians/);
  expect(text.endsWith(`${rounds} interleaved ${end}`)).toBe(true);
});
