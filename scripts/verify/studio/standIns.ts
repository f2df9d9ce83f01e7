import { generateKeyPairSync } from 'node:crypto';
import http from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listen } from '../../lib/listen.mjs';
import { type Answer, CREDENTIALS, IDENTITY_PROVIDERS } from './identity';

/** How often packages are downloaded on a day of the week, from Sunday on, in thousands. */
const PER_DAY: Readonly<Record<string, readonly number[]>> = {
  react: [3380, 6240, 6910, 7050, 6870, 5820, 3190],
  vue: [612, 1270, 1390, 1410, 1380, 1150, 580],
  svelte: [208, 431, 466, 472, 459, 388, 197],
};

/** A month of downloads, as the registry's statistics tell them. */
const downloadsIn = (week: readonly number[]) =>
  Array.from({ length: 30 }, (_, index) => {
    const date = new Date(Date.UTC(2026, 9, index + 1));
    const thousands = week[date.getUTCDay()] ?? 0;
    // It grows by half a percent a day.
    const downloads = Math.round(thousands * (1000 + 5 * index));
    return { day: date.toISOString().slice(0, 10), downloads };
  });

const ROWS = [
  ['Item', 'Stock'],
  ['Kettle', '12'],
];

/** What the clients get that sign in with a key. */
const TOKEN = { access_token: 'token', expires_in: 3600, token_type: 'Bearer' };

/** The services that the apps of the docs ask, by host, with the answers that they understand. */
const SERVICES: Readonly<Record<string, Answer>> = {
  // The example of a service on the pages about HTTP requests.
  'localhost:4999': ({ path, body }) => {
    if (path.startsWith('/cities/') || path.startsWith('/stations')) {
      return { stations: [{ id: 1, name: 'Blindern' }] };
    }
    return path === '/tickets' ? { id: 17, ...(JSON.parse(body) as object) } : undefined;
  },
  'api.npmjs.org': ({ path }) => {
    const week = PER_DAY[path.replace('/downloads/range/last-month/', '')];
    return week && { downloads: downloadsIn(week) };
  },
  'oauth2.googleapis.com': () => TOKEN,
  'www.googleapis.com': () => TOKEN,
  'sheets.googleapis.com': ({ path }) => {
    if (path.includes('/values/')) {
      return { values: ROWS };
    }
    return { sheets: [{ properties: { title: 'Stock' } }] };
  },
  ...IDENTITY_PROVIDERS,
};

/** Studio asks in vain whether there is a newer one. */
const UNHEARD = 'registry.';

/** Leads a process to the stand-ins. */
const PRELOAD = pathToFileURL(path.resolve(__dirname, 'outside.mjs')).href;

export interface StandIns {
  /** The variables with which Studio asks them instead of the services. */
  env: Record<string, string>;
  /** Requests that none of them knows an answer to. */
  unknown: () => string[];
  close: () => Promise<void>;
}

/** Starts a server that answers for the services outside. The path begins with the host's name. */
export async function startStandIns(): Promise<StandIns> {
  const unknown: string[] = [];
  const server = http.createServer((request, response) => {
    let body = '';
    request.on('data', (data: Buffer) => (body += data.toString()));
    request.on('end', () => {
      const [, host = '', path = ''] = /^\/([^/]+)(.*)$/.exec(request.url ?? '') ?? [];
      const { authorization = '' } = request.headers;
      const answer = SERVICES[host]?.({ path, body, authorization });
      if (answer === undefined && !host.startsWith(UNHEARD)) {
        unknown.push(`${request.method} ${host}${path}`);
      }
      if (answer === undefined || answer === null) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
    });
  });
  const { origin, close } = await listen(server);
  return {
    env: {
      NODE_OPTIONS: `--import ${PRELOAD}`,
      ...CREDENTIALS,
      STAND_INS: origin,
    },
    unknown: () => [...new Set(unknown)],
    close,
  };
}

/** The settings with which an app can use the stand-ins, in place of what its `.env` leaves open. */
export function settingsForStandIns() {
  const { privateKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  return { ...CREDENTIALS, GOOGLE_PRIVATE_KEY: privateKey, STATION_API_KEY: 'key' };
}
