import { nginxLocations, nginxMaps } from '../node/nginx';
import type { HostedSite } from '../node/site';

const SITE: HostedSite = {
  base: '/toolpad/',
  rules: [
    { path: '', headers: { A: 'one "quoted" value', B: '1' } },
    { path: 'x/', headers: { B: '2' } },
    { path: 'sw.js', headers: { C: '3' } },
  ],
  moved: { '/toolpad/core/': '/toolpad/core/introduction/' },
  twinFolders: ['core', 'de/core'],
};

/** The lines of a block of nginx's, up to its end. */
function blockOf(text: string, start: string): string[] {
  const lines = text.split('\n').map((line) => line.trim());
  const begin = lines.indexOf(start);
  expect(begin).toBeGreaterThan(-1);
  return lines.slice(begin + 1, lines.indexOf('}', begin));
}

describe('nginx', () => {
  const text = nginxLocations(SITE);

  it.each([
    ['location ^~ /toolpad/x/ {', ['B "2"']],
    ['location = /toolpad/sw.js {', ['B "1"', 'C "3"']],
    ['location = /toolpad/404.html {', ['B "1"']],
    ['location ~ ^ {', ['B "1"']],
  ])('%s has all headers, as none is inherited', (start, headers) => {
    expect(blockOf(text, start)).toEqual(
      expect.arrayContaining(
        ['A "one \\"quoted\\" value"', ...headers].map((header) => `add_header ${header} always;`),
      ),
    );
  });

  it('looks for twins in their folders alone', () => {
    expect(text).toContain('location ~ "^(?<twin_page>/toolpad/(?:core|de/core)/.+)/$" {');
    expect(nginxLocations({ ...SITE, twinFolders: [] })).not.toContain('twin');
  });

  it('closes what it opens', () => {
    const count = (sign: RegExp): number => text.match(sign)?.length ?? 0;
    expect(count(/\{$/gm)).toBe(count(/^\s*\}$/gm));
  });

  it('leads on what has moved, with its slash and without', () => {
    expect(blockOf(nginxMaps(SITE), 'map $uri $moved_to {')).toEqual([
      'default "";',
      '/toolpad /toolpad/;',
      '/toolpad/core/ /toolpad/core/introduction/;',
      '/toolpad/core /toolpad/core/introduction/;',
    ]);
  });
});

test('nginx is told of addresses for which it has no room by itself', () => {
  const long = { [`/toolpad/${'a'.repeat(60)}/`]: '/toolpad/b/' };
  expect(nginxMaps({ ...SITE, moved: long })).toContain('map_hash_bucket_size 256;');
  expect(nginxMaps(SITE)).not.toContain('map_hash');
});

test('a site at the root of its host has no bare base that would lead on', () => {
  const site = { ...SITE, base: '/', moved: {} };
  expect(blockOf(nginxMaps(site), 'map $uri $moved_to {')).toEqual(['default "";']);
});
