/** What the build wrote for hosts. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { HASHED_FOLDERS } from '../../plugins/hosting/node/rules';
import { filesBelow } from '../../plugins/shared/node/files';
import { BUILD, needsBuild } from '../support/build';

const ROOT = path.resolve(__dirname, '../..');
const EDGE = path.join(`${BUILD}-hosts`, 'edge');

/** What edge platforms take. */
const MAX_FILES = 20_000;
/** Ten times as many pages as today. */
const GROWTH = 10;

const read = (file: string): string => fs.readFileSync(file, 'utf8');

/** The policy of a path, as the build wrote it for the edge. */
function policyOf(rule: string): string {
  const [, block = ''] = read(path.join(EDGE, 'public/_headers')).split(`\n${rule}\n`);
  return /^ {2}Content-Security-Policy: (.*)$/m.exec(block)?.[1] ?? '';
}

beforeAll(needsBuild);

test('the pages’ policy has no serious fault', () => {
  const policy = policyOf('/toolpad/*');
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  const serious = findings.filter(({ severity }) => severity <= Severity.MEDIUM);
  expect(policy).toMatch(
    /^default-src https:\S+\/toolpad\/; media-src 'none'; script-src 'sha256-/,
  );
  expect(serious.map(({ description }) => description)).toEqual([]);
});

test.each(['/toolpad/*', '/toolpad/demos/*', '/toolpad/live/*'])(
  'the policy of %s fits a header line, with room for third parties',
  (rule) => {
    const { length } = policyOf(rule);
    expect(length).toBeGreaterThan(200);
    expect(length).toBeLessThan(1500);
  },
);

test('every name in the folders that are kept for ever has a hash', () => {
  const without = HASHED_FOLDERS.flatMap((folder) =>
    filesBelow(path.join(BUILD, folder), /(?<!\.(?:br|gz))$/).filter(
      (file) => !/[.-][\da-zA-Z]{8,}\.\w+$/.test(file),
    ),
  );
  expect(without).toEqual([]);
});

test('an edge platform takes the files of ten times as many pages', () => {
  const files = filesBelow(path.join(EDGE, 'public'));
  const pages = files.filter((file) => file.endsWith('.html'));
  expect(files.length * GROWTH).toBeLessThanOrEqual(MAX_FILES);
  expect(pages.length).toBeGreaterThan(200);
  expect(files.filter((file) => /\.(?:br|gz)$/.test(file))).toEqual([]);
});

test.each(['index.html', 'core/introduction/index.html', 'sitemap.xml', 'sw.js', 'llms.txt'])(
  '%s is compressed as it is',
  (file) => {
    const content = read(path.join(BUILD, file));
    const packed = (ending: string): Buffer => fs.readFileSync(path.join(BUILD, file + ending));
    expect(zlib.brotliDecompressSync(packed('.br')).toString()).toBe(content);
    expect(zlib.gunzipSync(packed('.gz')).toString()).toBe(content);
  },
);

test('no file says on which machine the site was built', () => {
  const telling = [BUILD, `${BUILD}-hosts`].flatMap((folder) =>
    filesBelow(folder, /(?<!\.(?:br|gz|png|webp|woff2))$/)
      .map((file) => path.join(folder, file))
      .filter((file) => {
        const text = read(file);
        return text.includes(ROOT) || text.includes(os.homedir() + path.sep);
      }),
  );
  expect(telling).toEqual([]);
});

it('serves a security.txt that has not expired', () => {
  const text = read(path.join(BUILD, '.well-known/security.txt'));
  const expires = /^Expires: (.+)$/m.exec(text)?.[1] ?? '';
  expect(text).toMatch(/^Contact: https:\/\//m);
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});
