/** `scripts/verify.mjs demos`, on a sound demo and two faulty ones. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from '../../support/test';

const ROOT = path.join(__dirname, '../../..');

/** What the check says about the faulty demos. */
const FAULTS = {
  'the console': /console\.warning: The tide is coming in\./,
  'React’s own warnings': /should have a unique "key" prop/,
  overflow: /px wide in a frame of 300 px/,
  'a frame that is too low': /px high in a frame of 200 px/,
  contrast: /color-contrast/,
  'a button without a name': /button-name/,
  'an empty first frame': /shows nothing before it runs, and has no picture: .*--first-frames/,
};

test('it lets a sound demo pass, finds the faults of others, and takes pictures of all', ({}, info) => {
  // A build and eight visits, on a machine that may have other things to do.
  test.setTimeout(300_000);
  const pictures = info.outputPath('pictures');
  const { stdout, status } = spawnSync(
    process.execPath,
    ['scripts/verify.mjs', 'demos', '--root', 'tests/fixtures/faulty=core', '--pictures', pictures],
    { cwd: ROOT, encoding: 'utf8' },
  );
  expect.soft(stdout).toMatch(/^ok {3}core\/RainGauge .*\n(?! {5})/m);
  for (const [fault, message] of Object.entries(FAULTS)) {
    expect.soft(stdout, fault).toMatch(message);
  }
  expect.soft(stdout).toContain('\n1 passed, 2 failed\n');
  expect.soft(status).toBe(1);
  const taken = ['PaleOverflow', 'RainGauge', 'WaterLevels'].flatMap((name) =>
    ['dark-300', 'dark-900', 'light-300', 'light-900'].map((where) => `core-${name}-${where}.png`),
  );
  expect(fs.readdirSync(pictures).sort()).toEqual(taken);
});
