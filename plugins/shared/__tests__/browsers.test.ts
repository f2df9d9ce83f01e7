import { transformSync } from 'esbuild';
import { BUNDLE_TARGET } from '../node/browsers';

it('names the oldest supported browsers as esbuild does', () => {
  expect(BUNDLE_TARGET).toEqual(
    expect.arrayContaining(['chrome114', 'edge114', 'firefox125', 'safari17.0']),
  );
  expect(() => transformSync('', { target: BUNDLE_TARGET })).not.toThrow();
});
