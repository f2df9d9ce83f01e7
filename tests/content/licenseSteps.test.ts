/** Checks that the documented steps install the data grid's license package before they build with a key. */
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
const major = dependencies['@mui/x-data-grid'].replace(/^\D*(\d+).*$/, '$1');
const INSTALL = `npm install --no-save ${LICENSE_PACKAGE}@${major}`;

it('installs the package in the Pages workflow, only with a key and before the build', () => {
  const workflow = parse(read('.github/workflows/pages.yml')) as {
    env: Record<string, string>;
    jobs: { publish: { steps: Step[] } };
  };
  const { steps } = workflow.jobs.publish;
  const runs = steps.map(({ run }) => run);
  expect(workflow.env.MUI_X_LICENSE_KEY).toContain('secrets.MUI_X_LICENSE_KEY');
  expect(steps[runs.indexOf(INSTALL)]?.if).toBe("env.MUI_X_LICENSE_KEY != ''");
  expect(runs.indexOf(INSTALL)).toBeGreaterThan(runs.indexOf('npm ci'));
  expect(runs.indexOf(INSTALL)).toBeLessThan(runs.indexOf('npm run build'));
});

it.each(['README.md', 'DEPLOY.md'])('documents the command in %s', (file) => {
  expect(read(file)).toContain(INSTALL);
});
