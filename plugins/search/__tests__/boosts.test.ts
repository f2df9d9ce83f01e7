import { boostByKind, boostByPhrase, isCodeName, isReference } from '../engine/search';

describe('isCodeName', () => {
  it.each([
    ['useSession', true],
    ['DashboardLayout', true],
    ['<DashboardLayout />', true],
    ['createFunction()', true],
    ['$$jsExpression', true],
    ['slotProps.toolbar', true],
    ['page_title', true],
    ['CRUD', false],
    ['Dialog', false],
    ['APIs', false],
    ['data grid', false],
    ['signInPage props', false],
    ['page.yml', false],
    ['', false],
  ])('returns for "%s": %s', (query, expected) => {
    expect(isCodeName(query)).toBe(expected);
  });
});

describe('isReference', () => {
  it.each([
    ['/toolpad/core/api/crud/', true],
    ['/toolpad/core/api/crud/#prop-rootPath', true],
    ['/toolpad/core/react-use-session/api/', true],
    ['/toolpad/core/react-persistent-state/use-local-storage-state-api/', true],
    ['/toolpad/studio/reference/components/button/', true],
    ['/toolpad/de/core/0.14.0/api/crud/', true],
    ['/toolpad/core/react-crud/', false],
    ['/toolpad/core/react-crud/#api/', false],
    ['/toolpad/core/apiary/', false],
  ])('returns for %s: %s', (url, expected) => {
    expect(isReference(url)).toBe(expected);
  });
});

describe('boostByKind', () => {
  it.each([
    ['ranks the reference lower for prose', 'page', '/core/api/account/', 'account', 0.6],
    [
      'ranks the API page higher for a name in code',
      'page',
      '/core/api/account/',
      'useAccount',
      1.7,
    ],
    ['keeps rows of tables for a name in code', 'section', '/core/api/account/#a', 'useAccount', 1],
    ['keeps guides', 'page', '/core/react-account/', 'account', 1],
  ] as const)('%s', (_title, kind, url, query, boost) => {
    expect(boostByKind({ kind, url }, query)).toBe(boost);
  });
});

describe('boostByPhrase', () => {
  it.each([
    ['no word', 'data grid', 'Nothing here', 1],
    ['the words apart', 'data grid', 'Data for the grid', 1],
    ['two neighbors', 'data grid', 'The data grid shows', 1.6],
    ['the words in reverse', 'grid data', 'The data grid shows', 1],
    ['one word', 'grid', 'The grid', 1],
    ['a part of a longer phrase', 'no build found', 'Has a build found it?', 1.6],
    ['a whole phrase', 'no build found', 'Says “No build found”.', 2.2],
    ['neighbors across punctuation', 'getContext() must', '`getContext()` must be', 1.6],
    ['beginnings of words only', 'data gri', 'data grid', 1],
  ])('boosts a text with %s', (_title, query, text, boost) => {
    expect(boostByPhrase(query, text)).toBeCloseTo(boost);
  });
});
