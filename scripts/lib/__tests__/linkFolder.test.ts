import childProcess from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { linkFolder } from '../linkFolder';

describe('linkFolder', () => {
  let root: string;
  const from = (): string => path.join(root, 'from');
  const to = (): string => path.join(root, 'to');
  beforeEach(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'link-folder-'));
    fs.mkdirSync(path.join(from(), 'inside'), { recursive: true });
    fs.writeFileSync(path.join(from(), 'inside/file'), 'text');
    fs.symlinkSync('inside/file', path.join(from(), 'link'));
  });
  afterEach(() => {
    jest.restoreAllMocks();
    fs.rmSync(root, { recursive: true });
  });

  /** How many names the copied file has. */
  const copied = (): number => {
    linkFolder(from(), to());
    expect(fs.readdirSync(to())).toEqual(['inside', 'link']);
    expect(fs.readlinkSync(path.join(to(), 'link'))).toBe('inside/file');
    return fs.statSync(path.join(to(), 'inside/file')).nlink;
  };

  it('links to the same files', () => {
    expect(copied()).toBe(2);
  });

  it('copies them where they cannot be linked, and leaves nothing of the try', () => {
    jest.spyOn(childProcess, 'execFileSync').mockImplementation(() => {
      fs.mkdirSync(path.join(to(), 'tried'), { recursive: true });
      throw new Error('cannot create hard link');
    });
    expect(copied()).toBe(1);
  });
});
