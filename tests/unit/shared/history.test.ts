import { validateConfig } from '@docusaurus/core/lib/server/configValidation';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { historyOf } from '../../../plugins/shared/history';

describe('historyOf', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'history-'));
  const mode = process.env.NODE_ENV;
  const set = (value: string | undefined) => Object.assign(process.env, { NODE_ENV: value });
  beforeEach(() => set('production'));
  afterEach(() => set(mode));
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it('gives no dates where there is no history, and says so', async () => {
    const history = historyOf(folder);
    if (typeof history === 'string') {
      throw new Error(`Expected nothing to be read of ${folder}, found the preset ${history}.`);
    }
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    history.initialize({ siteDir: folder });
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
    await expect(history.getFileLastUpdateInfo(path.join(folder, 'a.mdx'))).resolves.toBeNull();
    await expect(history.getFileCreationInfo(path.join(folder, 'a.mdx'))).resolves.toBeNull();
  });

  it('gives what Docusaurus accepts', () => {
    const site = { title: 'Site', url: 'https://example.com', baseUrl: '/' };
    const future = { experimental_vcs: historyOf(folder) };
    expect(() => validateConfig({ ...site, future }, 'docusaurus.config.ts')).not.toThrow();
  });

  it('leaves the development server to Docusaurus', () => {
    set('development');
    expect(historyOf(folder)).toBe('default-v2');
  });
});
