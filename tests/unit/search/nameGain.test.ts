import { nameGain } from '../../../plugins/search/engine/nameGain';

describe('nameGain', () => {
  it.each([
    ['crud', 'page', 'CRUD', 1.8],
    ['datagrid', 'page', 'Data Grid', 1.8],
    ['sign in page', 'page', 'Sign-in Page', 1.8],
    ['row selection', 'section', 'Row selection', 1.3],
    ['crud', 'page', 'CrudForm API', 1],
    ['CrudForm', 'page', 'CrudForm API', 1.8],
    ['button', 'page', 'Button properties', 1.8],
    ['data', 'page', 'Data Grid', 1],
  ] as const)('%s, %s “%s”: %d', (query, kind, heading, gain) => {
    expect(nameGain(query, { kind, heading })).toBe(gain);
  });
});
