/** Tests every copy of `ownPath`, the function that prevents open redirects after sign-in. */
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';

const SITE_ORIGIN = 'https://flowers.example.com';

const FILES_WITH_OWN_PATH = [
  'integrations/react-router.mdx',
  'integrations/tanstack-router.mdx',
  'react-sign-in-page/GuardedOrders.tsx',
  'react-sign-in-page/authentication.mdx',
];

/** Loads the function from a file, as if it ran on a page of {@link SITE_ORIGIN}. */
function loadOwnPath(file: string): (callbackUrl: string) => string {
  const text = fs.readFileSync(path.join(__dirname, '../../docs-toolpad-core', file), 'utf8');
  const source = /function ownPath\([\s\S]*?\n\}/.exec(text)?.[0];
  if (source === undefined) {
    throw new Error(`Expected a function ownPath in ${file}, found none. Was it renamed?`);
  }
  return vm.runInNewContext(`${ts.transpile(source)}; ownPath`, {
    URL,
    SITE: SITE_ORIGIN,
    window: { location: { origin: SITE_ORIGIN } },
  }) as (callbackUrl: string) => string;
}

describe.each(FILES_WITH_OWN_PATH)('ownPath in %s', (file) => {
  const ownPath = loadOwnPath(file);

  it.each([
    ['/orders?state=late', '/orders?state=late'],
    [`${SITE_ORIGIN}/orders`, '/orders'],
    ['http://[', '/'],
    [`blob:${SITE_ORIGIN}/orders`, '/'],
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
  ])('returns a path of the same site for the callback URL %s', (callbackUrl) => {
    expect(new URL(ownPath(callbackUrl), SITE_ORIGIN).origin).toBe(SITE_ORIGIN);
  });
});
