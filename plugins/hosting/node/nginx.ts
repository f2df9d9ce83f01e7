import { NEGOTIATION } from './negotiation.mjs';
import { type Headers, getHeaders } from './rules';
import { GENERATED_NOTICE, type HostedSite, quote, listRedirects } from './site';

/** Media types for which nginx doesn't add a charset to compressed files. */
const MEDIA_TYPES: Record<string, string> = {
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

const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);

/** Formats a location with all of its headers. In nginx, a location with its own headers inherits none. */
function formatLocation(match: string, headers: Headers, lines: readonly string[]): string[] {
  const sent = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} ${quote(value)} always;`,
  );
  return ['', `location ${match} {`, ...indent([...sent, ...lines]), '}'];
}

/** The directive that serves the requested file, or the page in the requested folder. */
const TRY_FILES = 'try_files $uri $uri/index.html =404;';

/** The maximum length of a map key, in characters, at nginx's default bucket size. */
const MAX_KEY_LENGTH = 32;

/**
 * Returns the content of the file to include in nginx's `http` block. It maps the redirects, and selects HTML or
 * Markdown.
 */
export function createNginxMaps(site: Pick<HostedSite, 'base' | 'moved'>): string {
  const redirects = listRedirects(site);
  const { acceptsMarkdown, opened, prefetched, prefetch } = NEGOTIATION;
  const purpose = `$http_${prefetch.name.toLowerCase().replaceAll('-', '_')}`;
  const isLong = redirects.some(([from]) => from.length > MAX_KEY_LENGTH);
  return `# ${GENERATED_NOTICE}
# Include it in "http".

${isLong ? 'map_hash_bucket_size 256;\n' : ''}map $uri $moved_to {
${['default "";', ...redirects.map(([from, to]) => `${from} ${to};`)].map((line) => `  ${line}`).join('\n')}
}

# Clients that accept Markdown receive the Markdown version of a page.
map $http_accept $page_ending {
  default "/index.html";
  "~*${acceptsMarkdown}" ".md";
}
map ${purpose} $opened_page {
  default "${opened.value}";
  "~${prefetch.value}" "";
}
map ${purpose} $prefetched_page {
  default "";
  "~${prefetch.value}" "${prefetched.value}";
}
`;
}

/** Formats the location of pages that have a Markdown copy. */
function formatMarkdownLocation({ base, markdownFolders }: HostedSite, headers: Headers): string[] {
  const page = `~ "^(?<markdown_page>${base}(?:${markdownFolders.join('|')})/.+)/$"`;
  return formatLocation(page, headers, [
    'add_header Link "<$markdown_page.md>; rel=\\"alternate\\"; type=\\"text/markdown\\"";',
    `add_header ${NEGOTIATION.opened.name} $opened_page;`,
    `add_header ${NEGOTIATION.prefetched.name} $prefetched_page;`,
    'try_files $markdown_page$page_ending $uri/index.html =404;',
  ]);
}

/**
 * Returns the content of the file to include in nginx's `server` block. Its `root` must be the site's parent folder.
 */
export function createNginxLocations(site: HostedSite): string {
  const { base, rules, markdownFolders } = site;
  const page = getHeaders(rules, '');
  const special = rules.filter(({ path }) => path !== '');
  const lines = [
    `# ${GENERATED_NOTICE}`,
    '# Include it in a "server" whose "root" is the parent folder of the site.',
    '',
    '# Relative redirects keep the port of the request.',
    'absolute_redirect off;',
    'if ($moved_to) {',
    '  return 301 $moved_to$is_args$args;',
    '}',
    '# Each page has one URL, with a trailing slash.',
    `if ($request_uri ~ "^(${base}(?:[^?]*/)?)index\\.html(\\?.*)?$") {`,
    '  return 301 $1$2;',
    '}',
    'if (-f $request_filename/index.html) {',
    `  rewrite ^(${base}.*[^/])$ $1/ permanent;`,
    '}',
    ...formatLocation(`^~ ${base}`, {}, [
      'types {',
      ...Object.entries(MEDIA_TYPES).map(([type, ending]) => `  ${quote(type)} ${ending};`),
      '}',
      'default_type application/octet-stream;',
      '# The build compresses the files.',
      'brotli_static on;',
      'gzip_static on;',
      'gzip_vary on;',
      `error_page 404 ${base}404.html;`,
      ...special.flatMap(({ path }) =>
        formatLocation(
          `${path.endsWith('/') ? '^~' : '='} ${base}${path}`,
          getHeaders(rules, path),
          [TRY_FILES],
        ),
      ),
      ...formatLocation(`= ${base}404.html`, page, ['internal;']),
      ...(markdownFolders.length > 0 ? formatMarkdownLocation(site, page) : []),
      ...formatLocation(`~ ^`, page, [TRY_FILES]),
    ]),
    '',
  ];
  return lines.join('\n').replace(/[ ]+$/gm, '');
}
