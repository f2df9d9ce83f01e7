/** Checks the files that the build creates for hosts. Needs `npm run build`. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { HASHED_FOLDERS } from '../../plugins/hosting/node/rules';
import { listFiles } from '../../plugins/shared/node/files';
import { BUILD_DIR, requireBuild } from '../support/build';

const ROOT = path.resolve(__dirname, '../..');
const EDGE_FOLDER = path.join(`${BUILD_DIR}-hosts`, 'edge');

/** The maximum number of files that edge platforms accept. */
const MAX_FILES = 20_000;
/** The factor by which the site must be able to grow without exceeding the limit. */
const GROWTH_FACTOR = 10;

const read = (file: string): string => fs.readFileSync(file, 'utf8');

function readPolicy(rule: string): string {
  const [, block = ''] = read(path.join(EDGE_FOLDER, 'public/_headers')).split(`\n${rule}\n`);
  return /^ {2}Content-Security-Policy: (.*)$/m.exec(block)?.[1] ?? '';
}

beforeAll(requireBuild);

it('creates a content security policy for pages that has no serious weaknesses', () => {
  const policy = readPolicy('/toolpad/*');
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const serious = findings.filter(({ severity }) => severity <= Severity.MEDIUM);
  expect(policy).toMatch(/^default-src https:\S+\/toolpad\/; script-src 'sha256-/);
  expect(serious.map(({ description }) => description)).toEqual([]);
});

it('allows eval only for edited demos, in a sandbox with an opaque origin', () => {
  expect(readPolicy('/toolpad/demos/*')).toContain('script-src ');
  expect(readPolicy('/toolpad/demos/*')).not.toContain('unsafe-eval');
  const live = readPolicy('/toolpad/live/*');
  expect(live).toContain("'unsafe-eval'");
  expect(live).toMatch(/; sandbox allow-scripts /);
  expect(live).not.toContain('allow-same-origin');
});

it('includes a hash in the name of every file that browsers may cache forever', () => {
  const without = HASHED_FOLDERS.flatMap((folder) =>
    listFiles(path.join(BUILD_DIR, folder), /(?<!\.(?:br|gz))$/).filter(
      (file) => !/[.-][\da-zA-Z]{8,}\.\w+$/.test(file),
    ),
  );
  expect(without).toEqual([]);
});

it('would stay within the file limit of edge platforms if it had ten times as many files', () => {
  const files = listFiles(path.join(EDGE_FOLDER, 'public'));
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(files.length * GROWTH_FACTOR).toBeLessThanOrEqual(MAX_FILES);
  expect(pages.length).toBeGreaterThan(200);
  expect(files.filter((file) => /\.(?:br|gz)$/.test(file))).toEqual([]);
});

it('creates no file that contains a path of the build machine', () => {
  const found = [BUILD_DIR, `${BUILD_DIR}-hosts`].flatMap((folder) =>
    listFiles(folder, /(?<!\.(?:br|gz|png|webp|woff2))$/)
      .map((file) => path.join(folder, file))
      .filter((file) => {
        const text = read(file);
        return text.includes(ROOT) || text.includes(os.homedir() + path.sep);
      }),
  );
  expect(found).toEqual([]);
});

it('contains a security.txt that hasn’t expired', () => {
  const text = read(path.join(BUILD_DIR, '.well-known/security.txt'));
  const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? '';
  expect(text).toMatch(/^Contact: https:\/\//m);
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});
