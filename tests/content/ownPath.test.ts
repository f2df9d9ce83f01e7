/**
 * The pages show a function that keeps people on the site, whatever a link to the sign-in page says.
 * Whoever copies it relies on that, so every copy is tried with addresses that try to leave.
 */
import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import ts from 'typescript';

const ORIGIN = 'https://flowers.example.com';

const COPIES = [
  'integrations/react-router.mdx',
  'integrations/tanstack-router.mdx',
  'react-sign-in-page/GuardedOrders.tsx',
  'react-sign-in-page/index.mdx',
];

/** The function as the file shows it, on a page of {@link ORIGIN}. */
function ownPathOf(file: string): (callbackUrl: string) => string {
  const text = fs.readFileSync(path.join(__dirname, '../../docs-toolpad-core', file), 'utf8');
  const shown = /function ownPath\([\s\S]*?\n\}/.exec(text)?.[0];
  if (shown === undefined) {
    throw new Error(`Expected a function ownPath in ${file}, found none. Has it got another name?`);
  }
  return vm.runInNewContext(`${ts.transpile(shown)}; ownPath`, {
    URL,
    SITE: ORIGIN,
    window: { location: { origin: ORIGIN } },
  }) as (callbackUrl: string) => string;
}

describe.each(COPIES)('ownPath in %s', (file) => {
  const ownPath = ownPathOf(file);

  test.each([
    ['/orders?state=late', '/orders?state=late'],
    [`${ORIGIN}/orders`, '/orders'],
    ['http://[', '/'],
    [`blob:${ORIGIN}/orders`, '/'],
  ])('takes %s to the path %s', (callbackUrl, expected) => {
    expect(ownPath(callbackUrl)).toBe(expected);
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/./\\evil.example',
    '/..//evil.example/x',
    `${ORIGIN}//evil.example`,
    '///evil.example',
    'javascript:alert(1)',
  ])('stays on the site with %s', (callbackUrl) => {
    expect(new URL(ownPath(callbackUrl), ORIGIN).origin).toBe(ORIGIN);
  });
});
