/** Checks that the documented steps install the data grid's license package before they build the site with a key. */
import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { dependencies } from '../../package.json';
import { LICENSE_PACKAGE } from '../../plugins/demos/shared/license';

interface Step {
  run?: string;
  if?: string;
}

const ROOT = path.resolve(__dirname, '../..');
const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

/** The license package must have the same major version as the data grid. */
const DATA_GRID_MAJOR = dependencies['@mui/x-data-grid'].replace(/^\D*(\d+).*$/, '$1');
const INSTALL_COMMAND = `npm install --no-save ${LICENSE_PACKAGE}@${DATA_GRID_MAJOR}`;

it('installs the license package in the Pages workflow before the build, but only if there is a key', () => {
  const workflow = parse(read('.github/workflows/pages.yml')) as {
    env: Record<string, string>;
    jobs: { publish: { steps: Step[] } };
  };
  const { steps } = workflow.jobs.publish;
  const runs = steps.map(({ run }) => run);
  expect(workflow.env.MUI_X_LICENSE_KEY).toContain('secrets.MUI_X_LICENSE_KEY');
  expect(steps[runs.indexOf(INSTALL_COMMAND)]?.if).toBe("env.MUI_X_LICENSE_KEY != ''");
  expect(runs.indexOf(INSTALL_COMMAND)).toBeGreaterThan(runs.indexOf('npm ci'));
  expect(runs.indexOf(INSTALL_COMMAND)).toBeLessThan(runs.indexOf('npm run build'));
});

it.each(['README.md', 'DEPLOY.md'])(
  'shows the install command for the license package in %s',
  (file) => {
    expect(read(file)).toContain(INSTALL_COMMAND);
  },
);
