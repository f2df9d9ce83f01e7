import { on } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { type Followed, seen, VISIT_PATIENCE_MS, type Visit } from '../../promise';
import { expectIn } from './status';

/** Written by the editors below, with their name and what they were given. */
const OPENED = 'opened.txt';

/** Has the function. */
const FILE = 'toolpad/resources/orders.ts';

/** Adds a command that comes before all others of its name: npx has this folder first in its PATH. */
function addCommand(name: string, folder: string, script: string): void {
  const file = path.join(folder, 'node_modules/.bin', name);
  fs.writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
}

/** Adds a code editor, or what Studio takes for one. */
function addEditor(name: string, folder: string): void {
  const file = path.join(folder, OPENED);
  const record = `printf '%s\\n' ${name} "$@" > '${file}.new' && mv '${file}.new' '${file}'`;
  addCommand(name, folder, `[ "$1" = -v ] || { ${record}; }`);
}

/** Presses "Open", and waits until an editor has started. */
async function openedBy(page: Page, folder: string): Promise<string> {
  const signal = AbortSignal.timeout(VISIT_PATIENCE_MS);
  const watcher = fs.watch(folder);
  try {
    const changes = on(watcher, 'change', { signal }) as AsyncIterable<[string, string]>;
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    for await (const [, name] of changes) {
      if (name === OPENED) {
        break;
      }
    }
  } finally {
    watcher.close();
  }
  return fs.readFileSync(path.join(folder, OPENED), 'utf8');
}

/** Chooses a function for a new query; "Open" is beside it. */
async function chooseFunction({ open, folder }: Visit): Promise<Page> {
  const file = path.join(folder, FILE);
  fs.writeFileSync(file, 'export async function listOrders() {\n  return [];\n}\n');
  const page = await open('/prod/editor/app/pages/page');
  await page.getByRole('button', { name: 'Create new query' }).click();
  await page.getByRole('button', { name: 'Custom' }).click();
  await page.getByText('Select function').click();
  await page.getByText('listOrders').click();
  return page;
}

async function opensIn(editor: string, visit: Visit): Promise<void> {
  addEditor(editor, visit.folder);
  const opened = await openedBy(await chooseFunction(visit), visit.folder);
  expectIn(opened, `${editor}\n`, 'what was started');
  expectIn(opened, FILE, 'what it was given');
}

/** What how-to-guides/editor-path says of the editors that Studio finds. */
export const editorPath: Followed = {
  page: 'docs-studio/how-to-guides/editor-path.mdx',
  from: 'Studio',
  promises: {
    'For one start': {
      'the file of a function in the editor that the command names': (visit) =>
        opensIn('webstorm', visit),
    },
    'For the project': {
      'the file in the editor that .env names; a message if it names none, and there is no `code`':
        async (visit) => {
          await visit.end();
          await opensIn('code', visit);
          await visit.end();
          fs.writeFileSync(path.join(visit.folder, '.env'), 'EDITOR=\n');
          addCommand('code', visit.folder, 'exit 1');
          const page = await chooseFunction(visit);
          await page.getByRole('button', { name: 'Open', exact: true }).click();
          await seen(page.getByText('Editor not found'));
        },
    },
  },
};
