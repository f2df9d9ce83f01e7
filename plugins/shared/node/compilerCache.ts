import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { READERS_COMPILER_OPTIONS } from './compilerOptions';
import { filesBelow, writeFile } from './files';

/** Below the folder that every tool uses for such things; `docusaurus clear` empties it. */
const FOLDER = 'node_modules/.cache';

/** Letters of the hash in a file name. */
const HASH_LENGTH = 24;

/** A question to the compiler that takes seconds to answer. */
export interface Question {
  /** Where the packages are that the answer depends on. */
  siteDir: string;
  /** What kind of question it is; the name of a folder. */
  kind: string;
  /** All that the answer depends on besides the packages and the compiler's options. */
  key: string;
  /** The file or folder with the code that asks: when it changes, so may the answer. */
  askedBy: string;
}

/** The text of a file, or of all files below a folder. */
function textBelow(place: string): string {
  const files = fs.statSync(place).isDirectory()
    ? filesBelow(place).map((file) => path.join(place, file))
    : [place];
  return files.map((file) => fs.readFileSync(file, 'utf8')).join('');
}

/** What is installed, exactly; a site without a lockfile has only the question itself to go by. */
function installed(siteDir: string): string {
  const lockfile = path.join(siteDir, 'package-lock.json');
  return fs.existsSync(lockfile) ? fs.readFileSync(lockfile, 'utf8') : '';
}

/** Gives the answer that is kept, or computes it and keeps it. */
export async function cached<Answer>(
  { siteDir, kind, key, askedBy }: Question,
  compute: () => Promise<Answer>,
): Promise<Answer> {
  const hash = createHash('sha256')
    .update(installed(siteDir))
    .update(JSON.stringify(READERS_COMPILER_OPTIONS))
    .update(textBelow(askedBy))
    .update(key)
    .digest('hex');
  const file = path.join(siteDir, FOLDER, kind, `${hash.slice(0, HASH_LENGTH)}.json`);
  if (fs.existsSync(file)) {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Answer;
  }
  const answer = await compute();
  // Under a name of its own first: a build that is stopped, or runs beside another, leaves no half a file.
  const draft = `${file}.${process.pid}`;
  writeFile(draft, JSON.stringify(answer));
  fs.renameSync(draft, file);
  return answer;
}
