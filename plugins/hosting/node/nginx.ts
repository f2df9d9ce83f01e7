import { type Headers, headersAt } from './rules';
import { GENERATED, type HostedSite, quoted, redirectsOf } from './site';

/** Types with their charset: nginx adds none to what was compressed before. */
const TYPES: Record<string, string> = {
  'text/html; charset=utf-8': 'html',
  'text/css; charset=utf-8': 'css',
  'text/javascript; charset=utf-8': 'js',
  'text/markdown; charset=utf-8': 'md',
  'text/plain; charset=utf-8': 'txt',
  'text/xml; charset=utf-8': 'xml',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'image/webp': 'webp',
  'font/woff2': 'woff2',
};

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** A location: nginx inherits headers only where a location has none of its own. */
function location(match: string, headers: Headers, lines: readonly string[]): string[] {
  const sent = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  );
  return ['', `location ${match} {`, ...indented([...sent, ...lines]), '}'];
}

/** A file, or the page of a folder; nothing lists a folder. */
const FILE = 'try_files $uri $uri/index.html =404;';

/** The longest key of a map, in characters, for which nginx has room without being told. */
const SHORT_KEY = 32;

/**
 * What nginx must know besides, in its `http` block: what has moved, and which representation of a page is
 * asked for.
 *
 * @returns the text of a file to include
 */
export function nginxMaps(site: Pick<HostedSite, 'base' | 'moved'>): string {
  const redirects = redirectsOf(site);
  const isLong = redirects.some(([from]) => from.length > SHORT_KEY);
  return `# ${GENERATED}
# Include it in "http".

${isLong ? 'map_hash_bucket_size 256;\n' : ''}map $uri $moved_to {
${['default "";', ...redirects.map(([from, to]) => `${from} ${to};`)].map((line) => `  ${line}`).join('\n')}
}

# Programs that ask for Markdown get a page's twin.
map $http_accept $twin_ending {
  default "/index.html";
  "~*text/markdown(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))" ".md";
}
`;
}

/** Pages that have a twin: which of both is sent is what the reader's program asks for. */
function twinLocation({ base, twinFolders }: HostedSite, headers: Headers): string[] {
  const page = `~ "^(?<twin_page>${base}(?:${twinFolders.join('|')})/.+)/$"`;
  return location(page, headers, [
    'add_header Link "<$twin_page.md>; rel=\\"alternate\\"; type=\\"text/markdown\\"";',
    'add_header Vary Accept;',
    'try_files $twin_page$twin_ending $uri/index.html =404;',
  ]);
}

/**
 * The site as part of an nginx `server`, whose `root` is the folder above the site's.
 *
 * @returns the text of a file to include
 */
export function nginxLocations(site: HostedSite): string {
  const { base, rules, twinFolders } = site;
  const page = headersAt(rules, '');
  const special = rules.filter(({ path }) => path !== '');
  const lines = [
    `# ${GENERATED}`,
    '# Include it in a "server" whose "root" is the folder above the site\'s.',
    '',
    '# Whoever asked by another port is led on by the same.',
    'absolute_redirect off;',
    'if ($moved_to) {',
    '  return 301 $moved_to$is_args$args;',
    '}',
    '# A page has one address, with a slash at its end.',
    `if ($request_uri ~ "^(${base}(?:[^?]*/)?)index\\.html(\\?.*)?$") {`,
    '  return 301 $1$2;',
    '}',
    'if (-f $request_filename/index.html) {',
    `  rewrite ^(${base}.*[^/])$ $1/ permanent;`,
    '}',
    ...location(`^~ ${base}`, {}, [
      'types {',
      ...Object.entries(TYPES).map(([type, ending]) => `  ${quoted(type)} ${ending};`),
      '}',
      'default_type application/octet-stream;',
      '# The build has compressed the files.',
      'brotli_static on;',
      'gzip_static on;',
      'gzip_vary on;',
      `error_page 404 ${base}404.html;`,
      ...special.flatMap(({ path }) =>
        location(`${path.endsWith('/') ? '^~' : '='} ${base}${path}`, headersAt(rules, path), [
          FILE,
        ]),
      ),
      ...location(`= ${base}404.html`, page, ['internal;']),
      ...(twinFolders.length > 0 ? twinLocation(site, page) : []),
      ...location(`~ ^`, page, [FILE]),
    ]),
    '',
  ];
  return lines.join('\n').replace(/[ ]+$/gm, '');
}
