/** Tests the functions in samples that prevent open redirects after sign-in. */
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';
import { listFiles } from '../../plugins/shared/node/files';

const SITE_ORIGIN = 'https://flowers.example.com';

const DOCS_DIR = path.join(__dirname, '../../docs-toolpad-core');

/** Matches the functions in samples that reduce a callback URL to a path. */
const FUNCTION = /function (?:ownPath|toPath)\([\s\S]*?\n\}/g;

const copies = listFiles(DOCS_DIR, /\.(?:mdx|tsx?)$/).flatMap((file) =>
  (fs.readFileSync(path.join(DOCS_DIR, file), 'utf8').match(FUNCTION) ?? []).map(
    (source) => [/function (\w+)/.exec(source)?.[1] ?? '', file, source] as const,
  ),
);

/** Loads a function as if it ran on a page of {@link SITE_ORIGIN}. */
function load(name: string, source: string): (callbackUrl: string) => string {
  return vm.runInNewContext(`${ts.transpile(source)}; ${name}`, {
    URL,
    SITE: SITE_ORIGIN,
    window: { location: { origin: SITE_ORIGIN } },
  }) as (callbackUrl: string) => string;
}

describe.each(copies)('%s in %s', (name, _file, source) => {
  const ownPath = load(name, source);

  it.each<[string, string]>([
    ['/orders?state=late', '/orders?state=late'],
    [`${SITE_ORIGIN}/orders`, '/orders'],
    ['http://[', '/'],
    // `toPath` doesn't know the site's origin, and keeps the path of any URL.
    ...(name === 'ownPath' ? [[`blob:${SITE_ORIGIN}/orders`, '/'] satisfies [string, string]] : []),
  ])('reduces the callback URL %s to the path %s', (callbackUrl, expected) => {
    expect(ownPath(callbackUrl)).toBe(expected);
  });

  it.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/./\\evil.example',
    '/..//evil.example/x',
    `${SITE_ORIGIN}//evil.example`,
    '///evil.example',
    'javascript:alert(1)',
    `blob:${SITE_ORIGIN}/orders`,
  ])('returns a path of the same site for the callback URL %s', (callbackUrl) => {
    expect(new URL(ownPath(callbackUrl), SITE_ORIGIN).origin).toBe(SITE_ORIGIN);
  });
});
