import https from 'node:https';
import type { IncomingHttpHeaders } from 'node:http';
import type { RunningHost } from './nginx';

export interface HostResponse {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests a path without normalizing it, so that `..` isn't resolved. */
export function requestPath(
  { port }: Pick<RunningHost, 'port'>,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<HostResponse> {
  return new Promise((resolve, reject) => {
    const request = https.request(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: { Host: 'mui.com', ...headers },
        servername: 'mui.com',
        // The certificate is self-signed.
        rejectUnauthorized: false,
      },
      (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part));
        response.on('end', () => {
          const { statusCode = 0, headers: received } = response;
          resolve({ status: statusCode, headers: received, body: Buffer.concat(parts) });
        });
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end();
  });
}
