import http from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Runs a server on this machine for as long as it is used.
 *
 * @param ask is given its origin
 * @returns what `ask` does
 */
export async function withServer<Result>(
  answer: http.RequestListener,
  ask: (origin: string) => Promise<Result>,
): Promise<Result> {
  const server = http.createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await ask(`http://127.0.0.1:${port}`);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}
