/** Checks the message in the version menu. The build checks the headings that the messages link to. */
import next from '@toolpad/core-next/package.json';
import gt from 'semver/functions/gt';
import { VERSION_NEWS, VERSIONS } from '../../src/site/versions';

it('announces the version of Toolpad Core that is installed as its next version', () => {
  expect(VERSION_NEWS.core?.text).toMatch(`v${next.version} is on npm`);
  expect(gt(next.version, VERSIONS.core.current.label)).toBe(true);
});
