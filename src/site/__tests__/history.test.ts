import { validateConfig } from '@docusaurus/core/lib/server/configValidation';
import { getVcsPreset } from '@docusaurus/utils';
import path from 'node:path';
import { historyOf } from '../history';
import { ownFolder } from '../../../tests/support/jest/ownFolder';

describe('historyOf', () => {
  const { path: folder } = ownFolder();
  const mode = process.env.NODE_ENV;
  const set = (value: string | undefined) => Object.assign(process.env, { NODE_ENV: value });
  beforeEach(() => set('production'));
  afterEach(() => set(mode));

  it('gives no dates where there is no history, and says so', async () => {
    const history = historyOf(folder);
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    history.initialize({ siteDir: folder });
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
    await expect(history.getFileLastUpdateInfo(path.join(folder, 'a.mdx'))).resolves.toBeNull();
    await expect(history.getFileCreationInfo(path.join(folder, 'a.mdx'))).resolves.toBeNull();
  });

  it.each([
    ['without a history', 'production', folder],
    ['with one', 'production', __dirname],
    ['while writing', 'development', __dirname],
  ])('gives what Docusaurus accepts: %s', (_name, environment, dir) => {
    set(environment);
    const site = { title: 'Site', url: 'https://example.com', baseUrl: '/' };
    const future = { experimental_vcs: historyOf(dir) };
    expect(() => validateConfig({ ...site, future }, 'docusaurus.config.ts')).not.toThrow();
  });

  it('reads nothing while pages are written', () => {
    set('development');
    expect(historyOf(folder)).toBe(getVcsPreset('hardcoded'));
  });
});
