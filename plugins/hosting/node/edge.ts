import { type HeaderRule } from './rules';
import { GENERATED, type HostedSite, nameOf, redirectsOf } from './site';

/** What the platform takes at most. */
const MAX_RULES = 100;
const MAX_REDIRECTS = 2100;
const MAX_LINE = 2000;

function checkLimit(what: string, found: number, most: number): void {
  if (found > most) {
    throw new Error(
      `Hosting: expected at most ${most} ${what}, as edge platforms take, but found ${found}.`,
    );
  }
}

function overlaps(rule: HeaderRule, name: string, rules: readonly HeaderRule[]): boolean {
  return rules.some((other) => rule.path.startsWith(other.path) && name in other.headers);
}

/**
 * The headers as the platform's `_headers`. A header that a rule before has set too is taken off first:
 * otherwise both would be sent.
 *
 * @throws {Error} if a limit of the platform is passed
 */
export function edgeHeaders({ base, rules }: Pick<HostedSite, 'base' | 'rules'>): string {
  const blocks = rules.map((rule, index) => [
    `${base}${rule.path}${rule.path === '' || rule.path.endsWith('/') ? '*' : ''}`,
    ...Object.entries(rule.headers).flatMap(([name, value]) => [
      ...(overlaps(rule, name, rules.slice(0, index)) ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]),
  ]);
  checkLimit('rules of headers', blocks.length, MAX_RULES);
  for (const line of blocks.flat()) {
    checkLimit(`characters in the line "${line.slice(0, 40)}…" of _headers`, line.length, MAX_LINE);
  }
  return `# ${GENERATED}\n${blocks.map((lines) => lines.join('\n')).join('\n')}\n`;
}

/** The moved addresses as the platform's `_redirects`. */
export function edgeRedirects(site: Pick<HostedSite, 'base' | 'moved'>): string {
  const lines = redirectsOf(site).map(([from, to]) => `${from} ${to} 301`);
  checkLimit('redirects', lines.length, MAX_REDIRECTS);
  return `# ${GENERATED}\n${lines.join('\n')}\n`;
}

/**
 * The script that runs for pages, and for what is not there: it sends a page's twin to programs that ask for
 * Markdown, and the page for missing ones as a page. As the platform answers by itself, that page has the
 * headers of what was asked for, a year of caching among them.
 */
export function edgeWorker({ base, twinFolders }: HostedSite): string {
  return `// ${GENERATED}
const PAGE = /^${base.replaceAll('/', '\\/')}(?:${twinFolders.join('|')})\\/.+\\/$/;
const ASKS_FOR_MARKDOWN = /text\\/markdown(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))/i;

async function answerTo(request, ASSETS) {
  const answer = await ASSETS.fetch(request);
  const { pathname } = new URL(request.url);
  if (answer.status !== 404 || !pathname.startsWith('${base}')) {
    return answer;
  }
  const page = await ASSETS.fetch(new URL('${base}404', request.url));
  return new Response(page.body, { status: 404, headers: page.headers });
}

export default {
  async fetch(request, { ASSETS }) {
    const url = new URL(request.url);
    if (!PAGE.test(url.pathname)) {
      return answerTo(request, ASSETS);
    }
    const twin = new URL(url.pathname.replace(/\\/$/, '.md'), url);
    const asks = ASKS_FOR_MARKDOWN.test(request.headers.get('Accept') ?? '');
    const found = asks ? await ASSETS.fetch(new Request(twin, request)) : undefined;
    const answer = found && found.status < 400 ? found : await answerTo(request, ASSETS);
    const response = new Response(answer.body, answer);
    response.headers.append('Vary', 'Accept');
    if (answer.status < 400) {
      response.headers.set('Link', \`<\${twin.pathname}>; rel="alternate"; type="text/markdown"\`);
    }
    return response;
  },
};
`;
}

/** What `wrangler deploy` reads. */
export function edgeConfig({ base, twinFolders }: HostedSite): string {
  const config = {
    name: `${nameOf(base)}-docs`,
    main: 'worker.js',
    compatibility_date: '2025-10-01',
    assets: {
      directory: 'public',
      binding: 'ASSETS',
      html_handling: 'auto-trailing-slash',
      // Then the script is asked. What is there is served without it, and at no cost.
      not_found_handling: 'none',
      run_worker_first: twinFolders.map((folder) => `${base}${folder}/*`),
    },
  };
  return `// ${GENERATED}\n${JSON.stringify(config, null, 2)}\n`;
}
