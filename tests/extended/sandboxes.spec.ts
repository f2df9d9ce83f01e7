/** Tests that the projects for sandboxes can be installed and built. Needs the npm registry. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDemos } from '../fixtures/demos/page';
import { captureForm, readFiles } from '../fixtures/demos/sandboxes';
import { expect, test } from '../support/test';

/** One demo for each type of project, and a hash that selects its language and its styling solution. */
const PROJECTS = [
  ['OrdersGrid', '#OrdersGrid.js'],
  ['OrderList', '#OrderList.tsx'],
  ['StatusCard', '#tailwind-StatusCard.tsx'],
  ['StatusCard', '#css-StatusCard.js'],
] as const;

/** Writes the files of a project, and gives it the name of its folder, because npm requires unique names. */
function writeProject(folder: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    const target = path.join(folder, file);
    fs.mkdirSync(path.dirname(target), { recursive: true });
    const content =
      file === 'package.json'
        ? JSON.stringify({ ...(JSON.parse(text) as object), name: path.basename(folder) })
        : text;
    fs.writeFileSync(target, content);
  }
}

test('it creates projects for sandboxes that npm can install and build', async ({ open }) => {
  // npm installs and builds all projects, which takes up to 8 minutes on a slow machine.
  test.setTimeout(20 * 60_000);
  // The folder is outside the repository, so that no project resolves the repository's packages. The projects are
  // workspaces, because installing them together takes a fifth of the time.
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'sandboxes-'));
  const runNpm = (...args: string[]): string =>
    execFileSync('npm', args, { cwd: root, encoding: 'utf8' });
  fs.writeFileSync(
    path.join(root, 'package.json'),
    JSON.stringify({ private: true, workspaces: ['projects/*'] }),
  );
  for (const [index, [name, hash]] of PROJECTS.entries()) {
    const { page } = await openDemos(await open(), hash);
    const files = readFiles(await captureForm(page, name));
    writeProject(path.join(root, 'projects', `project-${index}`), files);
  }
  runNpm('install', '--prefer-offline', '--no-audit', '--no-fund');
  for (const [index, [name, hash]] of PROJECTS.entries()) {
    const output = runNpm('run', 'build', '--workspace', `project-${index}`);
    expect.soft(output, `${name} (${hash})`).toContain('built in');
  }
  fs.rmSync(root, { recursive: true });
});
