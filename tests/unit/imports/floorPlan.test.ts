/** The floor plan, asked about a small site that has an import for each of its walls and doors. */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../../..');
const CRUISE = path.join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const RULES = path.join(ROOT, '.dependency-cruiser.mjs');

/** A file, what it must not import, and where the message says that this belongs. */
const FORBIDDEN = [
  ['plugins/search/index.ts', 'src/brand/hue.ts', 'What both use belongs in plugins/shared/'],
  ['plugins/code/node/read.ts', 'scripts/lib/read.ts', 'What both use belongs in plugins/shared/'],
  ['plugins/code/markdown.ts', 'docusaurus.config.ts', 'comes as an option'],
  ['plugins/code/markdown.ts', 'addresses.ts', 'comes as an option'],
  ['plugins/code/markdown.ts', 'sidebars/core.ts', 'comes as an option'],
  ['plugins/shared/title.ts', 'plugins/code/shared/copy.ts', 'belongs in shared/ of that plugin'],
  ['plugins/a/early.ts', 'plugins/demos/frame/wake.ts', 'in shared/ of the plugin that has it'],
  [
    'plugins/a/node/index.ts',
    'plugins/demos/node/index.ts',
    'in shared/ of the plugin that has it',
  ],
  ['src/theme/TOC/index.tsx', 'plugins/a/engine/query.ts', 'belongs in shared/ of that plugin'],
  ['versions.ts', 'plugins/code/node/codeVersions.ts', 'belongs in shared/ of that plugin'],
  ['src/pages/search.tsx', 'scripts/lib/find.ts', 'belongs in src/ or plugins/'],
  ['scripts/lib/start.ts', 'tests/support/start.ts', 'belongs in scripts/lib/'],
  ['plugins/code/client/menu.ts', 'tests/support/menu.ts', 'belongs in scripts/lib/'],
] as const;

const ALLOWED = [
  ['plugins/a/client/open.ts', 'plugins/a/engine/query.ts'],
  ['plugins/a/client/open.ts', 'plugins/shared/title.ts'],
  ['plugins/a/client/open.ts', 'plugins/code/shared/copy.ts'],
  ['plugins/a/client/open.ts', 'plugins/code/theme/Block/index.tsx'],
  ['plugins/a/client/open.ts', 'plugins/code/options.ts'],
  ['src/theme/Footer.tsx', 'plugins/shared/navigation/node/ids.ts'],
  ['src/theme/Footer.tsx', 'plugins/code/theme/Block/index.tsx'],
  ['docusaurus.config.ts', 'plugins/code/index.ts'],
  ['scripts/make.ts', 'plugins/demos/node/index.ts'],
  ['scripts/make.ts', 'src/brand/hue.ts'],
  ['tests/unit/find.test.ts', 'scripts/lib/find.ts'],
  ['tests/unit/find.test.ts', 'plugins/demos/frame/wake.ts'],
] as const;

/** Each file imports the next, and the last the first. */
const CIRCLES = [
  ['plugins/demos/node/a.ts', 'plugins/demos/node/b.ts', 'plugins/demos/node/c.ts'],
  ['src/components/a.ts', 'src/components/b.ts'],
  ['scripts/lib/a.ts', 'scripts/lib/b.ts'],
  ['tests/support/a.ts', 'tests/support/b.ts'],
];

const IMPORTS = [
  ...[...FORBIDDEN, ...ALLOWED].map(([from, to]) => [from, to]),
  ...CIRCLES.flatMap((files) => files.map((file, at) => [file, files[at + 1] ?? files[0]])),
] as [string, string][];

/** What the rules say, a message for each import or circle, without its line breaks. */
let messages: string[];
beforeAll(() => {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'floor-plan-'));
  for (const file of new Set(IMPORTS.flat())) {
    const imported = IMPORTS.filter(([from]) => from === file).map(([from, to]) => {
      const specifier = path.relative(path.dirname(from), to.replace(/\.tsx?$/, ''));
      // A type binds files as a value does.
      return `import type {} from './${specifier}';\n`;
    });
    fs.mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
    fs.writeFileSync(path.join(site, file), `${imported.join('')}export {};\n`);
  }
  const { stdout } = spawnSync(
    process.execPath,
    [CRUISE, '.', '--config', RULES, '--output-type', 'err-long'],
    { cwd: site, encoding: 'utf8' },
  );
  fs.rmSync(site, { recursive: true });
  messages = stdout
    .split(/^ +error /m)
    .slice(1)
    .map((message) => message.replace(/\s+/g, ' '));
});

test.each(FORBIDDEN)('%s must not import %s', (from, to, where) => {
  expect(messages.find((message) => message.includes(`: ${from} → ${to} `))).toContain(where);
});

test.each(CIRCLES)('no circle of %s and %s', (...files) => {
  const circles = messages.filter((message) => message.startsWith('no-circle: '));
  const found = circles.find((message) => files.every((file) => message.includes(file)));
  expect(found).toContain('in a file of its own');
});

test('all else is allowed', () => {
  expect(messages).toHaveLength(FORBIDDEN.length + CIRCLES.length);
});
