import { transformSync } from 'esbuild';
import { BUNDLE_TARGET } from '../node/browsers';

it('lists the oldest supported browsers in a form that esbuild accepts', () => {
  expect(BUNDLE_TARGET).toEqual(
    expect.arrayContaining(['chrome114', 'edge114', 'firefox125', 'safari17.0']),
  );
  expect(() => transformSync('', { target: BUNDLE_TARGET })).not.toThrow();
});
