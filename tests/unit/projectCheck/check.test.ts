import core from '@toolpad/core/package.json';
import { checkProject, type Report } from '../../../src/components/ProjectCheck/check';
import { readManifest } from '../../../src/components/ProjectCheck/manifest';
import { requirementsOf } from '../../../src/components/ProjectCheck/requirements';

type Dependencies = Record<string, string>;

/** Everything that the library asks for, in fitting versions. */
const WHOLE: Dependencies = {
  '@toolpad/core': '^0.15.0',
  '@emotion/cache': '^11.14.0',
  '@emotion/react': '^11.14.0',
  '@emotion/styled': '^11.14.0',
  '@mui/icons-material': '^7.3.0',
  '@mui/material': '^7.3.0',
  react: '^19.0.0',
  'react-dom': '^19.0.0',
};

function check(pathname: string, dependencies: Dependencies, rest: object = {}): Report {
  const product = pathname.startsWith('/studio') ? 'studio' : 'core';
  const manifest = readManifest(JSON.stringify({ dependencies, ...rest }));
  return checkProject(manifest, requirementsOf(product, pathname));
}

const verdicts = ({ features }: Report) =>
  Object.fromEntries(features.map(({ name, verdict }) => [name, verdict]));
const packageOf = ({ packages }: Report, name: string) =>
  packages.find((finding) => finding.name === name);
const commandsOf = ({ commands }: Report) => commands.map(({ command }) => command);

test('a project that has everything needs nothing', () => {
  const report = check('/core/react-use-dialogs', WHOLE);
  expect(report.features.every(({ verdict }) => verdict === 'yes')).toBe(true);
  expect(report.packages.every(({ verdict }) => verdict === 'yes')).toBe(true);
  expect(report.commands).toEqual([]);
  expect(report.notes).toEqual([]);
});

test('an empty project is told to install what the package itself demands', () => {
  const report = check('/core/react-use-dialogs', {});
  const command =
    'npm install @toolpad/core@0.15.0 @emotion/cache@11 @emotion/react@11 @mui/icons-material@7 @mui/material@7 react@19 react-dom@19 @emotion/styled@11';
  expect(commandsOf(report)).toEqual([command]);
  const optional = Object.keys(core.peerDependenciesMeta);
  for (const peer of Object.keys(core.peerDependencies)) {
    expect(command.includes(` ${peer}@`)).toBe(!optional.includes(peer));
  }
});

test.each([
  ['/core/introduction/installation', 'next', '16.0.0', 'no'],
  ['/core/introduction/installation', 'next', '^15.5.0', 'yes'],
  ['/core/react-use-dialogs', 'react-router', '^8.0.0', 'no'],
  ['/core/react-use-dialogs', 'react-router', '^7.9.0', 'yes'],
  ['/core/integrations/react-router', 'react-router', '^8.0.0', 'no'],
])('%s looks at an optional peer that is there: %s %s, %s', (page, name, version, verdict) => {
  const { packages } = check(page, { ...WHOLE, [name]: version });
  expect(packages.filter((finding) => finding.name === name)).toMatchObject([{ verdict }]);
  expect(packageOf(check('/core/react-use-dialogs', WHOLE), name)).toBeUndefined();
});

test('a version that is too old has what it had, and lacks what came later', () => {
  const report = check('/core/react-dashboard-layout', { ...WHOLE, '@toolpad/core': '^0.10.0' });
  expect(verdicts(report)).toMatchObject({
    DashboardLayout: 'yes',
    'Prop branding of the layout': 'yes',
    'Slot appTitle and branding.homeUrl': 'no',
    'DashboardSidebarPageItem and renderPageItem': 'no',
    DashboardHeader: 'no',
  });
  expect(commandsOf(report)).toEqual([
    'npm install @toolpad/core@0.15.0',
    'npm install @toolpad/core@0.16.0',
  ]);
  expect(report.notes.join()).toMatch(/0\.16\.0 is newer than 0\.15\.0/);
});

test('a range that allows old versions leaves it to the lockfile', () => {
  const report = check('/core/react-use-session', { ...WHOLE, '@toolpad/core': '>=0.5.0' });
  expect(verdicts(report)).toEqual({ useSession: 'unsure' });
  expect(packageOf(report, '@toolpad/core')?.words).toBe(
    '>=0.5.0 allows more than 0.15.0 or newer. Your lockfile says which one is installed.',
  );
  expect(commandsOf(report)).toEqual(['npm install @toolpad/core@0.15.0']);
});

describe('React 18', () => {
  const project = { ...WHOLE, react: '^18.3.0', 'react-dom': '^18.3.0' };

  test('will do for what does not ask for more', () => {
    const report = check('/core/react-use-dialogs', project);
    expect(packageOf(report, 'react')?.verdict).toBe('yes');
    expect(report.commands).toEqual([]);
  });

  test('will not do for Crud', () => {
    const report = check('/core/react-crud', project);
    expect(verdicts(report)).toMatchObject({
      'Crud and CrudProvider': 'no',
      'List and Show by themselves': 'yes',
      'Create, Edit and CrudForm by themselves': 'no',
    });
    expect(commandsOf(report)[0]).toBe('npm install react@19 react-dom@19');
  });

  test('will do for its forms from 0.16.0 on', () => {
    const report = check('/core/api/create', { ...project, '@toolpad/core': '^0.16.0' });
    expect(report.features.every(({ verdict }) => verdict === 'yes')).toBe(true);
    expect(report.commands).toEqual([]);
  });
});

test('a project without React is told so', () => {
  const rest = Object.entries(WHOLE).filter(([name]) => name !== 'react');
  const report = check('/core/react-crud', Object.fromEntries(rest));
  expect(packageOf(report, 'react')).toMatchObject({
    verdict: 'no',
    words: 'Not in this file. Add 19.',
  });
  expect(verdicts(report)['Crud and CrudProvider']).toBe('no');
});

test('what is found is told in words', () => {
  const report = check('/core/react-crud', { ...WHOLE, '@toolpad/core': '^0.12.0', react: '^18' });
  expect(packageOf(report, '@toolpad/core')?.words).toBe(
    'You have ^0.12.0. Change it to 0.15.0 or newer.',
  );
  expect(packageOf(report, 'react')?.words).toBe('You have ^18. Change it to 19.');
  expect(report.features[0]?.words).toBe('Needs 0.13.0 or newer.');
});

test('Material UI 6 is too old, 8 is not known to fit', () => {
  for (const version of ['^6.4.0', '^8.0.0']) {
    const report = check('/core/introduction', { ...WHOLE, '@mui/material': version });
    expect(packageOf(report, '@mui/material')?.verdict).toBe('no');
    expect(commandsOf(report)[0]).toBe('npm install @mui/material@7');
  }
});

test.each(['catalog:', 'workspace:*', 'file:../core', 'github:mui/toolpad', 'latest'])(
  'of a version that stands elsewhere (%s) nothing is claimed',
  (version) => {
    const report = check('/core/react-crud', { ...WHOLE, '@toolpad/core': version });
    expect(Object.values(verdicts(report)).every((verdict) => verdict === 'unsure')).toBe(true);
    expect(commandsOf(report)).toEqual([]);
  },
);

test('a page about a later version asks for that version', () => {
  const report = check('/core/react-use-navigation', WHOLE);
  expect(packageOf(report, '@toolpad/core')).toMatchObject({ verdict: 'no' });
  expect(commandsOf(report)).toEqual(['npm install @toolpad/core@0.16.0']);
});

test.each([
  ['/core/integrations/nextjs-approuter', ['next@15', '@mui/material-nextjs@7']],
  [
    '/core/integrations/nextjs-pagesrouter',
    ['next@15', '@mui/material-nextjs@7', '@emotion/server@11'],
  ],
  ['/core/integrations/react-router', ['react-router@7']],
  ['/core/introduction/tutorial', ['react-router@7']],
  ['/core/integrations/tanstack-router', ['@tanstack/react-router@1']],
])('%s needs its framework', (pathname, expected) => {
  expect(commandsOf(check(pathname, WHOLE))[0]).toBe(`npm install ${expected.join(' ')}`);
});

test.each([
  ['npm@11.0.0', 'npm install'],
  ['pnpm@9.0.0', 'pnpm add'],
  ['yarn@4.0.0', 'yarn add'],
  ['bun@1.2.0', 'bun add'],
])('%s: %s', (packageManager, command) => {
  const report = check('/core/react-use-dialogs', {}, { packageManager });
  expect(commandsOf(report)[0]?.startsWith(`${command} @toolpad/core@0.15.0 `)).toBe(true);
});

test('the root of a workspace is pointed to its packages', () => {
  expect(check('/core/introduction', {}, { workspaces: ['apps/*'] }).notes.join()).toMatch(
    /root of a workspace/,
  );
});

describe('Studio', () => {
  test('wants itself and the React that it was tried with', () => {
    expect(commandsOf(check('/studio/concepts/queries', {}))).toEqual([
      'npm install @toolpad/studio@0.13.0 react@19.0.0 react-dom@19.0.0',
    ]);
  });

  test('wants one React, unless the project sees to it', () => {
    const own = { '@toolpad/studio': '0.13.0', react: '19.0.0', 'react-dom': '19.0.0' };
    const noteFor = (packageManager: string) =>
      check('/studio/concepts/queries', own, { packageManager }).notes.join();
    expect(noteFor('npm@11.0.0')).toMatch(/one version only: name it under “overrides”/);
    expect(noteFor('pnpm@9.0.0')).toMatch(/under “pnpm\.overrides”/);
    expect(noteFor('yarn@4.0.0')).toMatch(/under “resolutions”/);
    const overrides = { react: '$react', 'react-dom': '$react-dom' };
    expect(check('/studio/concepts/queries', own, { overrides }).notes).toEqual([]);
  });
});

test.each([
  ['0.6.0', 'no'],
  ['0.7.0', 'yes'],
  ['~0.10.0', 'yes'],
  ['^0.11.0', 'no'],
  ['>=0.9.0', 'unsure'],
])('what went again is not in versions after it: %s, %s', (version, verdict) => {
  const manifest = readManifest(JSON.stringify({ dependencies: { '@toolpad/core': version } }));
  const requirements = {
    ...requirementsOf('core', '/core/react-page-container'),
    features: [{ name: 'Prop breadCrumbs', since: '0.7.0', until: '0.11.0', pages: [] }],
  };
  const [finding] = checkProject(manifest, requirements).features;
  expect(finding?.verdict).toBe(verdict);
  expect(finding?.words).toMatch(
    verdict === 'yes' ? /^$/ : /^Needs 0\.7\.0 or newer, but older than 0\.11\.0\./,
  );
});
