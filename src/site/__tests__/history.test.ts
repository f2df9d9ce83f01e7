import { validateConfig } from '@docusaurus/core/lib/server/configValidation';
import path from 'node:path';
import { createVcsConfig } from '../history';
import { createTestFolder } from '../../../tests/support/jest/createTestFolder';

describe('createVcsConfig', () => {
  const { path: folder } = createTestFolder();
  const mode = process.env.NODE_ENV;
  const setNodeEnv = (value: string | undefined) => Object.assign(process.env, { NODE_ENV: value });
  beforeEach(() => setNodeEnv('production'));
  afterEach(() => setNodeEnv(mode));

  it('logs a warning that pages have no dates if git can’t read the history', async () => {
    const history = createVcsConfig(folder);
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    history.initialize({ siteDir: folder });
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
    await expect(history.getFileLastUpdateInfo(path.join(folder, 'a.mdx'))).resolves.toBeNull();
    await expect(history.getFileCreationInfo(path.join(folder, 'a.mdx'))).resolves.toBeNull();
  });

  it.each([
    ['without a history', 'production', folder],
    ['with a history', 'production', __dirname],
    ['in development', 'development', __dirname],
  ])('returns a valid configuration %s', (_name, environment, dir) => {
    setNodeEnv(environment);
    const site = { title: 'Site', url: 'https://example.com', baseUrl: '/' };
    const future = { experimental_vcs: createVcsConfig(dir) };
    expect(() => validateConfig({ ...site, future }, 'docusaurus.config.ts')).not.toThrow();
  });
});
