import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { mergeFile } from '../../../scripts/verify/pages/mergeFile';
import { Ports } from '../../../scripts/verify/pages/ports';

describe('mergeFile', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await fs.mkdtemp(path.join(os.tmpdir(), 'merge-test-'));
  });
  afterEach(() => fs.rm(folder, { recursive: true }));

  const merge = async (name: string, old: string | undefined, shown: string): Promise<string> => {
    const file = path.join(folder, name);
    if (old !== undefined) {
      await fs.writeFile(file, old);
    }
    return mergeFile(file, shown);
  };

  it('adds scripts to a manifest, and keeps its packages', async () => {
    const old = '{"scripts":{"dev":"a","start":"b"},"dependencies":{"x":"1"}}';
    const merged = await merge('package.json', old, '{"scripts":{"start":"c"}}');
    expect(JSON.parse(merged)).toEqual({
      scripts: { dev: 'a', start: 'c' },
      dependencies: { x: '1' },
    });
  });

  it('begins a manifest', async () => {
    expect(JSON.parse(await merge('package.json', undefined, '{"name":"a"}'))).toEqual({
      name: 'a',
      scripts: {},
    });
  });

  it.each([
    ['.env', 'A=1\n', 'B=2\n', 'A=1\nB=2\n'],
    ['server.mjs', 'old();\n', 'new();\n', 'new();\n'],
  ])('%s', async (name, old, shown, merged) => {
    expect(await merge(name, old, shown)).toBe(merged);
  });
});

describe('Ports', () => {
  it('gives the same free port wherever a page names the same', async () => {
    const ports = new Ports();
    const command = await ports.replace('start --port 8080');
    const [, port = ''] = /(\d+)$/.exec(command) ?? [];
    expect(port).not.toBe('8080');
    expect(await ports.replace('http://localhost:8080/18080')).toBe(
      `http://localhost:${port}/18080`,
    );
  });
});
