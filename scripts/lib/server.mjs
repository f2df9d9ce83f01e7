import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { lookup } from 'mrmime';
import sirv from 'sirv';
import { listen } from './listen.mjs';
import { NEGOTIATION } from '../../plugins/hosting/node/negotiation.mjs';

/** The base URL of this site, and of the other sites in the benchmark. */
export const BASE_URL = '/toolpad/';

/** The page that Docusaurus writes for unknown URLs. */
const NOT_FOUND_PAGE = '404.html';

const { opened, prefetched, prefetch } = NEGOTIATION;
const ACCEPTS_MARKDOWN = new RegExp(NEGOTIATION.acceptsMarkdown, 'i');

/** @typedef {Record<string, string>} Headers */

/**
 * Reads the lines of a file that plugins/hosting writes for edge platforms.
 *
 * @param {string} file
 * @returns {string[]} an empty array if the file doesn't exist, as for a site of another generator
 */
function readLines(file) {
  const text = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
}

/**
 * Returns the headers for a path from `_headers`, where a later rule replaces the headers of earlier ones.
 *
 * @param {string[]} lines
 * @param {string} pathname
 */
function findHeaders(lines, pathname) {
  /** @type {Headers} */
  const headers = {};
  let matches = false;
  for (const line of lines) {
    const [, name, value] = /^ {2}([\w-]+): (.*)$/.exec(line) ?? [];
    if (!line.startsWith(' ')) {
      matches = line.endsWith('*') ? pathname.startsWith(line.slice(0, -1)) : pathname === line;
    } else if (matches && name !== undefined && value !== undefined) {
      headers[name] = value;
    }
  }
  return headers;
}

/**
 * Decodes a URL path below the base URL to a file path.
 *
 * @param {string} address
 * @returns {string | undefined} `undefined` if the path has an invalid escape or empty segments
 */
function decodePath(address) {
  try {
    const file = decodeURI(address);
    return file === '' || file === path.posix.normalize(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

/**
 * @param {{ dir: string, base: string, withHeaders: boolean }} site
 * @returns {http.RequestListener}
 */
function createHandler({ dir, base, withHeaders }) {
  const rules = path.join(`${dir}-hosts`, 'edge', 'public');
  const serveFile = sirv(dir, {
    // In this mode, sirv reads the files on each request, so that a new build is served immediately.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: [],
    setHeaders(response, file) {
      const type = lookup(file);
      if (type?.startsWith('text/')) {
        response.setHeader('Content-Type', `${type}; charset=utf-8`);
      }
      // The handler set the header before sirv replaced it.
      if (response.hasHeader('Link')) {
        const purpose = response.req.headers[prefetch.name.toLowerCase()];
        if (purpose?.includes(prefetch.value)) {
          response.appendHeader(prefetched.name, prefetched.value);
        } else {
          response.setHeader(opened.name, `${opened.value}, Accept-Encoding`);
        }
      }
    },
  });
  const exists = (/** @type {string} */ file) => fs.existsSync(path.join(dir, file));

  return (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    // A URL that starts with '//' would contain another host.
    const { pathname, search } = new URL(
      `http://localhost/${(request.url ?? '').replace(/^\//, '')}`,
    );
    const setHeaders = (/** @type {string} */ address) => {
      const found = withHeaders
        ? findHeaders(readLines(path.join(rules, '_headers')), address)
        : {};
      for (const [name, value] of Object.entries(found)) {
        // The policy contains the site's official origin, which this server replaces with its own.
        const local = value.replace(
          new RegExp(`https?://[^/\\s]+(?=${base})`, 'g'),
          `http://${request.headers.host}`,
        );
        response.setHeader(name, local);
      }
    };
    const sendNotFound = () => {
      setHeaders(base);
      response.writeHead(404, { 'Content-Type': 'text/html; charset=utf-8' });
      // The page is missing while the site is built again.
      response.end(exists(NOT_FOUND_PAGE) ? fs.readFileSync(path.join(dir, NOT_FOUND_PAGE)) : '');
    };

    setHeaders(pathname);
    const moved = readLines(path.join(rules, '_redirects'))
      .map((line) => line.split(' '))
      .find(([from]) => from === pathname)?.[1];
    if (moved !== undefined || pathname === '/' || `${pathname}/` === base) {
      response.writeHead(301, { Location: (moved ?? base) + search }).end();
      return;
    }
    const file = pathname.startsWith(base) ? decodePath(pathname.slice(base.length)) : undefined;
    if (file === undefined) {
      sendNotFound();
      return;
    }
    const isPage = file === '' || file.endsWith('/');
    if (!isPage && exists(`${file}/index.html`)) {
      response.writeHead(301, { Location: `${pathname}/${search}` }).end();
      return;
    }
    const markdown = file.replace(/\/$/, '.md');
    let served = isPage ? `${pathname}index.html` : pathname;
    if (isPage && exists(markdown)) {
      const address = pathname.replace(/\/$/, '.md');
      response.setHeader('Link', `<${address}>; rel="alternate"; type="text/markdown"`);
      served = ACCEPTS_MARKDOWN.test(request.headers.accept ?? '') ? address : served;
    }
    request.url = `/${served.slice(base.length)}`;
    serveFile(request, response, sendNotFound);
  };
}

/**
 * Serves a built site on this machine in the same way as its hosts: with the base URL, trailing slashes, the 404 page,
 * compressed files, the build's redirects and headers, and Markdown for programs that accept it.
 *
 * @param {{ dir: string, port?: number, base?: string, withHeaders?: boolean }} options port 0 is any free port;
 * without `withHeaders`, the build's headers aren't sent
 * @returns {Promise<{ url: string, port: number, close: () => Promise<void> }>}
 * @throws {Error} with a suggestion, if there is no built site, or the port is in use
 */
export async function startServer({ dir, port = 0, base = BASE_URL, withHeaders = true }) {
  const root = path.resolve(dir);
  if (!fs.existsSync(path.join(root, NOT_FOUND_PAGE))) {
    throw new Error(`There is no built site in ${root}. Build it first: npm run build`);
  }
  const server = http.createServer(createHandler({ dir: root, base, withHeaders }));
  const { origin, ...listening } = await listen(server, port).catch((error) => {
    throw error.code === 'EADDRINUSE'
      ? new Error(`Port ${port} is in use. Choose another: npm run serve -- --port <number>`)
      : error;
  });
  return { url: `${origin}${base}`, ...listening };
}
