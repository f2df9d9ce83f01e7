/** The projects that the sandboxes get: each is installed from the npm registry, and built. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openDemos } from '../fixtures/demos/page';
import { sentForm, stackBlitzFiles } from '../fixtures/demos/sandboxes';
import { expect, test } from '../support/test';

test.describe.configure({ timeout: 600_000 });

for (const [name, hash] of [
  ['OrdersDesk', '#OrdersDesk.tsx'],
  ['OrdersGrid', '#OrdersGrid.js'],
  ['OrderList', '#OrderList.tsx'],
  ['StatusCard', '#tailwind-StatusCard.tsx'],
  ['StatusCard', '#css-StatusCard.js'],
] as const) {
  test(`it gives ${name} a project that installs and builds (${hash})`, async ({ open }) => {
    const { page } = await openDemos(await open(), hash);
    const files = stackBlitzFiles(await sentForm(page, 'Open in StackBlitz', name));
    // Out of reach of this repository's packages.
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'sandbox-'));
    for (const [file, text] of Object.entries(files)) {
      fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      fs.writeFileSync(path.join(folder, file), text);
    }
    const npm = (...args: string[]): string =>
      execFileSync('npm', args, { cwd: folder, encoding: 'utf8' });
    npm('install', '--prefer-offline', '--no-audit', '--no-fund');
    expect(npm('run', 'build')).toContain('built in');
    fs.rmSync(folder, { recursive: true });
  });
}
