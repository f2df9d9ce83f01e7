import { once } from 'node:events';
import http from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import zlib from 'node:zlib';
import { listen } from '../../lib/listen.mjs';
import { SLOW_NETWORK } from '../../lib/slowPhone';

/** What a page tells of itself, by names. */
type Report = Record<string, string>;

/** Where pages report to. */
const REPORTS = '/bench-report';

/** What generators put a hash into: the host of each may let it be kept. */
const HASHED = /\/(assets|_astro)\//;

/** A slow line to a server, which DevTools have no part in. */
export interface Line {
  /** The origin of the sites behind it. */
  origin: string;
  /** What pages have reported since `begin`. */
  reports: Report[];
  /** Waits for a report. */
  reported: (is: (report: Report) => boolean) => Promise<Report>;
  /** Forgets what was reported, and changes the HTML of all pages from now on. */
  begin: (target: string, change: (html: string) => string) => void;
  close: () => Promise<void>;
}

const PATIENCE_MS = 20_000;
const QUICK_QUALITY = 5;

/** What a server answers, compressed as it compresses it. */
async function ask(url: URL, accept: string) {
  const headers = { Accept: accept, 'Accept-Encoding': 'br' };
  const [answer] = (await once(http.get(url, { headers }), 'response')) as [http.IncomingMessage];
  return { status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) };
}

/** A changed page, compressed as quickly as hosts do that compress each answer. */
function changed(page: Buffer, isPacked: boolean, change: (html: string) => string): Buffer {
  const html = (isPacked ? zlib.brotliDecompressSync(page) : page).toString();
  return zlib.brotliCompressSync(change(html), {
    params: { [zlib.constants.BROTLI_PARAM_QUALITY]: QUICK_QUALITY },
  });
}

/** Puts a slow line before a server: every answer takes its latency, and all share its bandwidth. */
export async function openLine(): Promise<Line> {
  const reports: Report[] = [];
  let waiting: (() => void)[] = [];
  let target = '';
  let change = (html: string): string => html;
  /** When the line has sent what it was given. */
  let freeAt = 0;

  const answer = async (request: http.IncomingMessage, response: http.ServerResponse) => {
    const path = request.url ?? '/';
    if (path.startsWith(REPORTS)) {
      reports.push(Object.fromEntries(new URL(path, target).searchParams));
      waiting.forEach((look) => look());
      response.writeHead(204).end();
      return;
    }
    const asked = performance.now();
    const { status, headers, body } = await ask(
      new URL(path, target),
      request.headers.accept ?? '',
    );
    const isPage = headers['content-type']?.startsWith('text/html') ?? false;
    const sent = isPage ? changed(body, 'content-encoding' in headers, change) : body;
    await wait(SLOW_NETWORK.latency - (performance.now() - asked));
    response.writeHead(status, {
      ...headers,
      ...(isPage && { 'content-encoding': 'br' }),
      'content-length': sent.length,
      ...(HASHED.test(path) && { 'cache-control': 'public, max-age=31536000, immutable' }),
    });
    const now = performance.now();
    freeAt = Math.max(freeAt, now) + (sent.length / SLOW_NETWORK.downloadThroughput) * 1000;
    await wait(freeAt - now);
    response.end(sent);
  };

  const server = http.createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const { origin, close } = await listen(server);
  return {
    origin,
    reports,
    reported: (is) =>
      new Promise((resolve, reject) => {
        const end = setTimeout(
          () => reject(new Error(`No page reported what was expected: ${JSON.stringify(reports)}`)),
          PATIENCE_MS,
        );
        const look = (): void => {
          const found = reports.find(is);
          if (found) {
            clearTimeout(end);
            waiting = waiting.filter((other) => other !== look);
            resolve(found);
          }
        };
        waiting.push(look);
        look();
      }),
    begin: (nextTarget, nextChange) => {
      [target, change] = [nextTarget, nextChange];
      reports.length = 0;
    },
    close,
  };
}
