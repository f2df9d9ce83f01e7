import { checkProject, ManifestError, MAX_CHARACTERS } from '../shared/check';
import type { Requirements } from '../shared/requirements';

const REQUIREMENTS: Requirements = {
  name: '@toolpad/core',
  version: '0.15.0',
  node: '>=18',
  peers: { react: '^18 || ^19' },
  optionalPeers: { next: '^14 || ^15' },
};

const check = (manifest: object, requirements = REQUIREMENTS, preferred?: string) =>
  checkProject(JSON.stringify(manifest), requirements, preferred);

const COMPLETE = {
  dependencies: { '@toolpad/core': '^0.15.0', react: '^19.0.0' },
  engines: { node: '>=20' },
};

it('accepts a project that has everything', () => {
  const { findings, command, note } = check(COMPLETE);
  expect(findings.map(({ name, verdict }) => [name, verdict])).toEqual([
    ['@toolpad/core', 'yes'],
    ['react', 'yes'],
    ['Node.js', 'yes'],
  ]);
  expect([command, note]).toEqual([undefined, undefined]);
});

it.each([
  ['a version that is too old', '^17.0.2', 'no', 'Found ^17.0.2. Needs ^18 || ^19.'],
  ['a range that allows more', '>=17', 'unsure', '>=17 allows more than ^18 || ^19.'],
  ['any version', '*', 'unsure', '* allows more'],
  ['a package from a workspace', 'workspace:*', 'unsure', '“workspace:*” isn’t a version range.'],
  ['an alias of the package', 'npm:react@19.0.0', 'yes', '19.0.0'],
  ['an alias of another package', 'npm:preact@10', 'unsure', 'isn’t a version range'],
  ['a hostile range', '1||'.repeat(100_000), 'unsure', 'isn’t a version range'],
])('reports %s', (_title, react, verdict, message) => {
  const dependencies = { ...COMPLETE.dependencies, react };
  const finding = check({ ...COMPLETE, dependencies }).findings.find(
    ({ name }) => name === 'react',
  );
  expect(finding?.verdict).toBe(verdict);
  expect(finding?.message).toContain(message);
});

it('installs the documented version and the newest major of each peer', () => {
  expect(check({ dependencies: { react: '^17' } }).command).toBe(
    'npm install @toolpad/core@0.15.0 react@19',
  );
});

it.each([
  ['that the project names', { packageManager: 'yarn@4.9.0' }, 'pnpm', 'yarn add'],
  ['that the reader prefers', {}, 'pnpm', 'pnpm add'],
  ['npm, if none is known', { packageManager: 'cargo@1' }, undefined, 'npm install'],
  [
    'npm, for a name of every object',
    { packageManager: 'constructor@1' },
    undefined,
    'npm install',
  ],
])('uses the package manager %s', (_title, manifest, preferred, command) => {
  expect(check(manifest, REQUIREMENTS, preferred).command).toContain(`${command} `);
});

it('checks optional peers only in projects that have them', () => {
  const dependencies = { ...COMPLETE.dependencies, next: '13.0.0' };
  expect(check({ ...COMPLETE, dependencies }).command).toBe('npm install next@15');
});

it('looks for a package in all sections, and at run-time dependencies last', () => {
  const { findings } = check({
    devDependencies: { '@toolpad/core': '0.15.0', react: '^17' },
    dependencies: { react: '^19' },
  });
  expect(findings.map(({ verdict }) => verdict)).toEqual(['yes', 'yes', 'unsure']);
});

it('names the field that enforces one version', () => {
  expect(check({ packageManager: 'pnpm@9' }, { ...REQUIREMENTS, single: true }).note).toContain(
    'pnpm.overrides',
  );
});

it.each([
  ['npm install', 'isn’t a package.json'],
  ['{ "dependencies": {}, }', 'isn’t valid JSON'],
  ['[]', 'not an object'],
  ['{ "lockfileVersion": 3 }', 'a lockfile'],
  [' '.repeat(MAX_CHARACTERS + 1), 'larger than 1 MB'],
])('explains what is wrong with %.30j', (text, message) => {
  expect(() => checkProject(text, REQUIREMENTS)).toThrow(ManifestError);
  expect(() => checkProject(text, REQUIREMENTS)).toThrow(message);
});

it.each(['{"dependencies":null}', '{"dependencies":{"react":19}}', '{"engines":[]}', '\uFEFF{}'])(
  'tolerates %j',
  (text) => {
    expect(checkProject(text, REQUIREMENTS).command).toContain('@toolpad/core@0.15.0');
  },
);
