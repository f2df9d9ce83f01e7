import path from 'node:path';
import gte from 'semver/functions/gte';
import { keepPackages } from '../../lib/keepPackages';

/** The Node.js that is fetched for peers that need a newer one. */
const VERSION = '22.23.3';

const IS_WINDOWS = process.platform === 'win32';

/**
 * A Node.js that is new enough: this one, or one that comes from npm, without being installed.
 *
 * @param wanted the oldest version that will do
 * @returns its program
 * @throws {Error} if npm has none for this machine
 */
export async function nodeFor(wanted: string): Promise<string> {
  if (gte(process.versions.node, wanted)) {
    return process.execPath;
  }
  const name = `node-${IS_WINDOWS ? 'win' : process.platform}-${process.arch}`;
  const dir = await keepPackages('bench/node', { dependencies: { [name]: VERSION } });
  return path.join(dir, 'node_modules', name, 'bin', IS_WINDOWS ? 'node.exe' : 'node');
}
