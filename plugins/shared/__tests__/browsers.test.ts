import { transformSync } from 'esbuild';
import { BROWSERS, BUNDLE_TARGET } from '../node/browsers';

it('asks for browsers that have popovers, which the menus are', () => {
  const least = Object.fromEntries(
    BROWSERS.map((query) => query.split(' >= ') as [name: string, version: string]),
  );
  expect(Object.keys(least)).toEqual(['chrome', 'edge', 'firefox', 'safari']);
  expect(Number(least.chrome)).toBeGreaterThanOrEqual(114);
  expect(Number(least.edge)).toBeGreaterThanOrEqual(114);
  expect(Number(least.firefox)).toBeGreaterThanOrEqual(125);
  expect(Number(least.safari)).toBeGreaterThanOrEqual(17);
});

it('names them as the bundler does', () => {
  expect(BUNDLE_TARGET).toContain('chrome114');
  expect(() => transformSync('', { target: BUNDLE_TARGET })).not.toThrow();
});
