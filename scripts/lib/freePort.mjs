import { once } from 'node:events';
import net from 'node:net';

/** @returns {Promise<number>} a port that nobody listens on */
export async function freePort() {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {net.AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}
