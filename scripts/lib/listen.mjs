import { once } from 'node:events';

/** The loopback address, so that only this machine can connect. */
const LOOPBACK_ADDRESS = '127.0.0.1';

/**
 * Starts a server.
 *
 * @param {import('node:http').Server} server
 * @param {number} [port] 0 for any free port
 * @returns {Promise<{ origin: string, port: number, close: () => Promise<void> }>}
 * @throws {NodeJS.ErrnoException} if the port is in use
 */
export async function listen(server, port = 0) {
  // `once` rejects if the server emits an error instead.
  await once(server.listen(port, LOOPBACK_ADDRESS), 'listening');
  const address = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    origin: `http://${LOOPBACK_ADDRESS}:${address.port}`,
    port: address.port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
