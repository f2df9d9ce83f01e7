import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.join(__dirname, '../..');

/** A build and eight visits, on a machine that has other things to do, in ms. */
const PATIENCE_MS = 300_000;

describe('the check of the demos', () => {
  const pictures = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-pictures-'));
  afterAll(() => fs.rmSync(pictures, { recursive: true }));
  let output = '';
  let status: number | null = null;

  beforeAll(() => {
    const fixture = ['--root', 'tests/fixtures/faulty=core', '--pictures', pictures];
    const result = spawnSync(process.execPath, ['scripts/verify.mjs', 'demos', ...fixture], {
      cwd: root,
      encoding: 'utf8',
    });
    output = result.stdout;
    status = result.status;
  }, PATIENCE_MS);

  it('lets a sound demo pass', () => {
    expect(output).toMatch(/^ok {3}core\/RainGauge .*\n(?! {5})/m);
  });

  it.each([
    ['the console', /console\.warning: The tide is coming in\./],
    ["React's own warnings", /should have a unique "key" prop/],
    ['overflow', /px wide in a frame of 300 px/],
    ['a frame that is too low', /px high in a frame of 200 px/],
    ['contrast', /color-contrast/],
    ['a button without a name', /button-name/],
    ['an empty first frame', /shows nothing before it runs, and has no picture: .*--first-frames/],
  ])('finds what is wrong: %s', (_, message) => {
    expect(output).toMatch(message);
  });

  it('counts, fails, and takes pictures in both schemes and widths', () => {
    expect(output).toContain('\n1 passed, 2 failed\n');
    expect(status).toBe(1);
    expect(fs.readdirSync(pictures).sort()).toEqual(
      ['PaleOverflow', 'RainGauge', 'WaterLevels'].flatMap((name) =>
        ['dark-300', 'dark-900', 'light-300', 'light-900'].map(
          (where) => `core-${name}-${where}.png`,
        ),
      ),
    );
  });
});
