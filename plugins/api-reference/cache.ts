import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** The folder of cached references below Docusaurus's directory for generated files. */
const FOLDER = '.docusaurus/api-reference';

/** Letters of the hash in a file name. */
const HASH_LENGTH = 16;

/** The files below a folder, in an order that does not change. */
function filesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(file) : [file];
    });
}

/** A text that changes whenever this plugin would read something else from the same packages. */
function ownState(): string {
  return filesBelow(__dirname)
    .map((file) => fs.readFileSync(file, 'utf8'))
    .join('');
}

/**
 * Gives what was computed for the same key before, or computes it and keeps it. `docusaurus clear`
 * forgets it.
 *
 * @param key all that the value depends on, apart from this plugin's own code
 */
export async function cached<Value>(
  siteDir: string,
  key: string,
  compute: () => Promise<Value>,
): Promise<Value> {
  const hash = createHash('sha256').update(key).update(ownState()).digest('hex');
  const file = path.join(siteDir, FOLDER, `${hash.slice(0, HASH_LENGTH)}.json`);
  if (fs.existsSync(file)) {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Value;
  }
  const value = await compute();
  fs.mkdirSync(path.dirname(file), { recursive: true });
  // Under another name first: a build that is stopped leaves no half a file.
  fs.writeFileSync(`${file}.new`, JSON.stringify(value));
  fs.renameSync(`${file}.new`, file);
  return value;
}
