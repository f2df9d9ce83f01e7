import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fetchVersions } from '../../../scripts/lib/features/published';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'features-'));
afterAll(() => fs.rmSync(siteDir, { recursive: true }));

/** A registry with three versions; each package holds its own name. */
const registry = {
  packed: [] as string[],
  npm: ([command = '', wanted = '']: readonly string[], cwd: string): Promise<string> => {
    if (command === 'view') {
      const versions = ['0.10.0', '0.9.0', '0.9.1'];
      const answers = versions.map((version) => ({
        version,
        'dist.integrity': `sha512-${version}`,
      }));
      return Promise.resolve(JSON.stringify(answers));
    }
    registry.packed.push(wanted);
    const version = wanted.slice('a@'.length);
    const filename = `a-${version}.tgz`;
    fs.mkdirSync(path.join(cwd, 'package'));
    fs.writeFileSync(path.join(cwd, 'package/name.txt'), wanted);
    execFileSync('tar', ['-czf', filename, 'package'], { cwd });
    return Promise.resolve(JSON.stringify([{ filename, integrity: `sha512-${version}` }]));
  },
};

test('all versions are fetched once, the oldest first', async () => {
  const said: string[] = [];
  const fetchAll = () => fetchVersions(siteDir, 'a', (line) => said.push(line), registry.npm);
  const versions = await fetchAll();
  expect(versions.map(({ version }) => version)).toEqual(['0.9.0', '0.9.1', '0.10.0']);
  const names = versions.map(({ directory }) =>
    fs.readFileSync(path.join(directory, 'name.txt'), 'utf8'),
  );
  expect(names).toEqual(['a@0.9.0', 'a@0.9.1', 'a@0.10.0']);
  expect(await fetchAll()).toEqual(versions);
  expect(registry.packed).toHaveLength(3);
  expect(said).toEqual([expect.stringMatching(/^Fetching 3 versions of a into \.cache.features/)]);
});
