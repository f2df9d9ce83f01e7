/** Tests how agents find and read the site on nginx, with the checks of https://agentdocsspec.com (afdocs). */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';
import { WITHOUT_NGINX } from '../../support/hosts/nginx';
import { SITE, test } from '../../support/hosts/test';

interface Report {
  results: { id: string; status: string; message: string }[];
}

const PROGRAM = path.resolve(require.resolve('afdocs'), '../../bin/afdocs.mjs');
const TIMEOUT_MS = 5 * 60_000;
const CHECKS = 28;

/** The HTML that Markdown copies omit: other languages of code blocks, and demos, to which long copies only link. */
const NOT_IN_COPIES = ['[data-variant="JS"]', '[hidden]', '[data-demo]'];

/** The checks that may fail, because they concern agents that convert the HTML instead of requesting Markdown. */
const ALLOWED = [
  // The CRUD page contains many demos, each in TypeScript and in JavaScript.
  'page-size-html',
  // The sidebar precedes the text in the HTML.
  'content-start-position',
  // The check applies only to sites that require users to sign in.
  'auth-alternative-access',
];

test.skip(...WITHOUT_NGINX);

test('it passes all checks for agents, except for the listed ones', async ({ host }) => {
  test.setTimeout(TIMEOUT_MS);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      ...[
        PROGRAM,
        'check',
        `https://127.0.0.1:${host.port}/toolpad`,
        '--quiet',
        '--format',
        'json',
      ],
      ...['--canonical-origin', SITE.replace(/\/$/, ''), '--request-delay', '0'],
      ...['--sampling', 'deterministic', '--parity-exclusions', NOT_IN_COPIES.join()],
    ],
    // The certificate is self-signed.
    { env: { ...process.env, NODE_TLS_REJECT_UNAUTHORIZED: '0' }, maxBuffer: 2 ** 26 },
  ).catch((error: unknown) => {
    // The program exits with an error if a check fails, but still prints its report.
    if (error instanceof Error && 'stdout' in error && error.stdout !== '') {
      return error as Error & { stdout: string };
    }
    throw error;
  });
  const { results } = JSON.parse(stdout) as Report;
  const failed = results.filter(({ id, status }) => status !== 'pass' && !ALLOWED.includes(id));
  expect(results).toHaveLength(CHECKS);
  expect(failed.map(({ id, message }) => `${id}: ${message}`)).toEqual([]);
});
