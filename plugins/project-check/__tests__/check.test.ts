import { checkProject, ManifestError, MAX_CHARACTERS } from '../shared/check';
import type { Requirements } from '../shared/requirements';

const REQUIREMENTS: Requirements = {
  name: '@toolpad/core',
  version: '0.15.0',
  node: '>=18',
  peers: { react: '^18 || ^19' },
  optionalPeers: { next: '^14 || ^15' },
};

const checkManifest = (manifest: object, requirements = REQUIREMENTS, preferred?: string) =>
  checkProject(JSON.stringify(manifest), requirements, preferred);

const COMPLETE_MANIFEST = {
  dependencies: { '@toolpad/core': '^0.15.0', react: '^19.0.0' },
  engines: { node: '>=20' },
};

it('reports no problems for a project that meets all requirements', () => {
  const { findings, command, note } = checkManifest(COMPLETE_MANIFEST);
  expect(findings.map(({ name, verdict }) => [name, verdict])).toEqual([
    ['@toolpad/core', 'yes'],
    ['react', 'yes'],
    ['Node.js', 'yes'],
  ]);
  expect([command, note]).toEqual([undefined, undefined]);
});

it.each([
  ['a version that is too old as unsupported', '^17.0.2', 'no', 'Found ^17.0.2. Needs ^18 || ^19.'],
  [
    'a range that also allows unsupported versions as unsure',
    '>=17',
    'unsure',
    '>=17 allows more than ^18 || ^19.',
  ],
  ['the range * as unsure', '*', 'unsure', '* allows more'],
  [
    'a workspace package as unsure',
    'workspace:*',
    'unsure',
    '“workspace:*” isn’t a version range.',
  ],
  ['an alias of the same package as supported', 'npm:react@19.0.0', 'yes', '19.0.0'],
  ['an alias of another package as unsure', 'npm:preact@10', 'unsure', 'isn’t a version range'],
  ['an extremely long range as unsure', '1||'.repeat(100_000), 'unsure', 'isn’t a version range'],
])('reports %s', (_title, react, verdict, message) => {
  const dependencies = { ...COMPLETE_MANIFEST.dependencies, react };
  const finding = checkManifest({ ...COMPLETE_MANIFEST, dependencies }).findings.find(
    ({ name }) => name === 'react',
  );
  expect(finding?.verdict).toBe(verdict);
  expect(finding?.message).toContain(message);
});

it('suggests installing the documented version of the product, and the latest supported major version of each peer dependency', () => {
  expect(checkManifest({ dependencies: { react: '^17' } }).command).toBe(
    'npm install @toolpad/core@0.15.0 react@19',
  );
});

it.each([
  ['in package.json', { packageManager: 'yarn@4.9.0' }, 'pnpm', 'yarn add'],
  ['that the reader prefers', {}, 'pnpm', 'pnpm add'],
  [
    'npm if the one in package.json is unknown',
    { packageManager: 'cargo@1' },
    undefined,
    'npm install',
  ],
  [
    'npm if the one in package.json is a property of Object.prototype',
    { packageManager: 'constructor@1' },
    undefined,
    'npm install',
  ],
])(
  'suggests an install command for the package manager %s',
  (_title, manifest, preferred, command) => {
    expect(checkManifest(manifest, REQUIREMENTS, preferred).command).toContain(`${command} `);
  },
);

it('checks an optional peer dependency only if the project has it', () => {
  const dependencies = { ...COMPLETE_MANIFEST.dependencies, next: '13.0.0' };
  expect(checkManifest({ ...COMPLETE_MANIFEST, dependencies }).command).toBe('npm install next@15');
});

it('reads all dependency sections, and gives precedence to dependencies', () => {
  const { findings } = checkManifest({
    devDependencies: { '@toolpad/core': '0.15.0', react: '^17' },
    dependencies: { react: '^19' },
  });
  expect(findings.map(({ verdict }) => verdict)).toEqual(['yes', 'yes', 'unsure']);
});

it('names the field in package.json with which the package manager enforces a single version', () => {
  expect(
    checkManifest({ packageManager: 'pnpm@9' }, { ...REQUIREMENTS, single: true }).note,
  ).toContain('pnpm.overrides');
});

it.each([
  ['isn’t a package.json', 'npm install'],
  ['isn’t valid JSON', '{ "dependencies": {}, }'],
  ['not an object', '[]'],
  ['a lockfile', '{ "lockfileVersion": 3 }'],
  ['larger than 1 MB', ' '.repeat(MAX_CHARACTERS + 1)],
])('throws an error that explains what is wrong with the text: “%s”', (message, text) => {
  expect(() => checkProject(text, REQUIREMENTS)).toThrow(ManifestError);
  expect(() => checkProject(text, REQUIREMENTS)).toThrow(message);
});

it.each(['{"dependencies":null}', '{"dependencies":{"react":19}}', '{"engines":[]}', '\uFEFF{}'])(
  'ignores malformed fields in %j',
  (text) => {
    expect(checkProject(text, REQUIREMENTS).command).toContain('@toolpad/core@0.15.0');
  },
);
