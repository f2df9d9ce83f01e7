import http from 'node:http';
import net, { type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { listen } from '../../../scripts/lib/listen.mjs';

const HOST = '127.0.0.1';

/** A phone at the edge of its net, in bytes a second. */
const SLOW_BYTES_PER_S = 50_000;

/**
 * A proxy by which any browser finds a host of the test under the official name, and nothing else of the
 * world: it passes on what it cannot read, well or badly.
 */
export interface Tunnel {
  port: number;
  /** How it passes on what comes from now on. `cut` ends what is under way, too. */
  set: (state: 'open' | 'slow' | 'cut') => void;
  close: () => Promise<void>;
}

/** Holds data back for as long as a slow line would. */
const slowLine = (): Transform =>
  new Transform({
    transform(data: Buffer, _encoding, done) {
      setTimeout(() => done(null, data), (data.length / SLOW_BYTES_PER_S) * 1000);
    },
  });

/**
 * Opens a tunnel.
 *
 * @param to the port of the host
 * @param name the name that browsers know it by
 */
export async function openTunnel(to: number, name = 'mui.com'): Promise<Tunnel> {
  let state: 'open' | 'slow' | 'cut' = 'open';
  const sockets = new Set<Socket>();
  const server = http.createServer((_request, response) => response.writeHead(403).end());
  server.on('connect', (request, client: Socket, head: Buffer) => {
    if (state === 'cut' || request.url !== `${name}:443`) {
      client.destroy();
      return;
    }
    const host = net.connect(to, HOST, () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      host.write(head);
      client.pipe(host);
      (state === 'slow' ? host.pipe(slowLine()) : host).pipe(client);
    });
    for (const socket of [client, host]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        host.destroy();
      });
    }
  });
  const { port, close } = await listen(server);
  const cut = (): void => sockets.forEach((socket) => socket.destroy());
  return {
    port,
    set: (next) => {
      state = next;
      // A line that is open stays as it was.
      cut();
    },
    close: async () => {
      cut();
      await close();
    },
  };
}
