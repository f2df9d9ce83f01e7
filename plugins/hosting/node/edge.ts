import { NEGOTIATION } from './negotiation.mjs';
import { type HeaderRule } from './rules';
import { GENERATED_NOTICE, type HostedSite, getSiteName, listRedirects } from './site';

function hasInheritedHeader(rule: HeaderRule, name: string, rules: readonly HeaderRule[]): boolean {
  return rules.some((other) => rule.path.startsWith(other.path) && name in other.headers);
}

/**
 * Returns the content of the platform's `_headers` file. A rule first removes headers of earlier rules, because the
 * platform would otherwise send both.
 */
export function createEdgeHeaders({ base, rules }: Pick<HostedSite, 'base' | 'rules'>): string {
  const blocks = rules.map((rule, index) => [
    `${base}${rule.path}${rule.path === '' || rule.path.endsWith('/') ? '*' : ''}`,
    ...Object.entries(rule.headers).flatMap(([name, value]) => [
      ...(hasInheritedHeader(rule, name, rules.slice(0, index)) ? [`  ! ${name}`] : []),
      `  ${name}: ${value}`,
    ]),
  ]);
  return `# ${GENERATED_NOTICE}\n${blocks.map((lines) => lines.join('\n')).join('\n')}\n`;
}

export function createEdgeRedirects(site: Pick<HostedSite, 'base' | 'moved'>): string {
  const lines = listRedirects(site).map(([from, to]) => `${from} ${to} 301`);
  return `# ${GENERATED_NOTICE}\n${lines.join('\n')}\n`;
}

/**
 * Returns the script that the platform runs for pages and for missing files. It sends the Markdown copy of a page to
 * clients that accept Markdown. It also sends the 404 page with the headers of a page, because the platform would send
 * it with the headers of the missing file, which may be cached for a year.
 */
export function createEdgeWorker({ base, markdownFolders }: HostedSite): string {
  const page = `^${base}(?:${markdownFolders.join('|')})/.+/$`;
  const { acceptsMarkdown, opened, prefetched, prefetch } = NEGOTIATION;
  return `// ${GENERATED_NOTICE}
const PAGE = /${page.replaceAll('/', '\\/')}/;
const ACCEPTS_MARKDOWN = /${acceptsMarkdown}/i;

async function respond(request, ASSETS) {
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
      return respond(request, ASSETS);
    }
    const copy = new URL(url.pathname.replace(/\\/$/, '.md'), url);
    const accepts = ACCEPTS_MARKDOWN.test(request.headers.get('Accept') ?? '');
    const found = accepts ? await ASSETS.fetch(new Request(copy, request)) : undefined;
    const answer = found && found.status < 400 ? found : await respond(request, ASSETS);
    const response = new Response(answer.body, answer);
    if (request.headers.get('${prefetch.name}')?.includes('${prefetch.value}')) {
      response.headers.append('${prefetched.name}', '${prefetched.value}');
    } else {
      response.headers.append('${opened.name}', '${opened.value}');
    }
    if (answer.status < 400) {
      response.headers.set('Link', \`<\${copy.pathname}>; rel="alternate"; type="text/markdown"\`);
    }
    return response;
  },
};
`;
}

/** Returns the configuration for `wrangler deploy`. */
export function createEdgeConfig({ base, markdownFolders }: HostedSite): string {
  const config = {
    name: `${getSiteName(base)}-docs`,
    main: 'worker.js',
    compatibility_date: '2025-10-01',
    assets: {
      directory: 'public',
      binding: 'ASSETS',
      html_handling: 'auto-trailing-slash',
      // The script runs for missing files and, because of `run_worker_first`, for every request in the Markdown
      // folders. All other existing files are served without it, which is free.
      not_found_handling: 'none',
      run_worker_first: markdownFolders.map((folder) => `${base}${folder}/*`),
    },
  };
  return `// ${GENERATED_NOTICE}\n${JSON.stringify(config, null, 2)}\n`;
}
