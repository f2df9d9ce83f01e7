import { type Headers, headersAt } from './rules';
import { GENERATED, type HostedSite, quoted, redirectsOf } from './site';

const indented = (lines: readonly string[]): string[] => lines.map((line) => `\t${line}`);

function headerBlock(matcher: string, headers: Headers): string[] {
  const lines = Object.entries(headers).map(([name, value]) => `${name} ${quoted(value)}`);
  return [`header ${matcher} {`, ...indented(lines), '}'];
}

/** Types that Caddy knows only where the machine does. */
const TYPES: Record<string, string> = {
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
};

/** Who asks for Markdown and does not refuse it: two expressions, as Go's cannot look ahead. */
const ASKS_FOR_MARKDOWN = [
  'header_regexp Accept (?i)text/markdown',
  'not header_regexp Accept (?i)text/markdown\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$)',
];

/** A redirect that keeps the query: Caddy would write a question mark before none. */
function withQuery(name: string, matcher: readonly string[], to: string): string[] {
  return [
    ...[`@${name} {`, ...indented([...matcher, 'expression {query} == ""']), '}'],
    `redir @${name} ${to} 301`,
    ...[`@${name}_query {`, ...indented([...matcher, 'expression {query} != ""']), '}'],
    `redir @${name}_query ${to}?{query} 301`,
  ];
}

/**
 * The site as part of a Caddyfile, in a site whose `root` is the folder above the site's.
 *
 * @returns the text of a file to import
 */
export function caddyRoutes(site: HostedSite): string {
  const { base, rules, twinFolders } = site;
  const special = rules.filter(({ path }) => path !== '');
  const page = headersAt(rules, '');
  const pages = `^(${base}(?:${twinFolders.join('|')})/.+)/$`;
  const route = [
    '@other not method GET HEAD',
    'error @other 405',
    '# A page has one address, with a slash at its end.',
    '@index path_regexp index ^(.*/)index\\.html$',
    'redir @index {re.index.1} 301',
    ...withQuery('bare', ['not path */', 'file {path}/index.html'], '{path}/'),
    ...headerBlock('*', page),
    // In this order: each takes the place of the headers before it.
    ...special.flatMap(({ path, headers }) =>
      headerBlock(`${base}${path}${path.endsWith('/') ? '*' : ''}`, headers),
    ),
    ...Object.entries(TYPES).flatMap(([ending, type]) => [
      `@type_${ending} {`,
      ...indented([`path *.${ending}`, 'file']),
      '}',
      `header @type_${ending} Content-Type ${quoted(type)}`,
    ]),
    ...(twinFolders.length > 0
      ? [
          '# Programs that ask for Markdown get a page’s twin.',
          `@page path_regexp page ${pages}`,
          'header @page +Vary Accept',
          'header @page Link `<{re.page.1}.md>; rel="alternate"; type="text/markdown"`',
          '@twin {',
          ...indented([`path_regexp twin ${pages}`, ...ASKS_FOR_MARKDOWN]),
          '}',
          'header @twin Content-Type "text/markdown; charset=utf-8"',
          'rewrite @twin {re.twin.1}.md',
        ]
      : []),
    `error ${base}404.html 404`,
    'file_server {',
    '\tprecompressed br gzip',
    '}',
  ];
  return [
    `# ${GENERATED}`,
    '# Import it into a site whose "root" is the folder above the site’s.',
    '',
    ...redirectsOf(site).map(([from, to]) => `redir ${from} ${to} 301`),
    '',
    `handle ${base}* {`,
    '\troute {',
    ...indented(indented(route)),
    '\t}',
    '}',
    '',
    'handle_errors {',
    `\t@missing {`,
    `\t\tpath ${base}*`,
    '\t\texpression {http.error.status_code} == 404',
    '\t}',
    '\thandle @missing {',
    ...indented(
      indented([
        ...headerBlock('*', page),
        'header -Link',
        'header Content-Type "text/html; charset=utf-8"',
        `rewrite * ${base}404.html`,
        'file_server {',
        '\tprecompressed br gzip',
        '\tstatus 404',
        '}',
      ]),
    ),
    '\t}',
    '}',
    '',
  ].join('\n');
}
