import http from 'node:http';
import net, { type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { listen } from '../../../scripts/lib/listen.mjs';

const LOCAL_HOST = '127.0.0.1';

/** The download speed of a phone with a bad connection. */
const SLOW_BYTES_PER_S = 50_000;

/** A proxy that forwards the encrypted traffic of any browser to the host under test, and blocks all other traffic. */
export interface Tunnel {
  port: number;
  /** Closes all connections, and sets whether new connections are forwarded, slowed down, or refused. */
  set: (state: 'open' | 'slow' | 'cut') => void;
  close: () => Promise<void>;
}

/** Creates a stream that delays data like a slow connection. */
const createThrottle = (): Transform =>
  new Transform({
    transform(data: Buffer, _encoding, done) {
      setTimeout(() => done(null, data), (data.length / SLOW_BYTES_PER_S) * 1000);
    },
  });

/**
 * Starts a proxy that tunnels the connections for one host name to a local port.
 *
 * @param target - the local port of the host under test
 * @param name - the host name that the browser uses
 */
export async function openTunnel(target: number, name = 'mui.com'): Promise<Tunnel> {
  let state: 'open' | 'slow' | 'cut' = 'open';
  const sockets = new Set<Socket>();
  const server = http.createServer((_request, response) => response.writeHead(403).end());
  server.on('connect', (request, client: Socket, head: Buffer) => {
    if (state === 'cut' || request.url !== `${name}:443`) {
      client.destroy();
      return;
    }
    const host = net.connect(target, LOCAL_HOST, () => {
      client.write('HTTP/1.1 200 Connection Established\r\n\r\n');
      host.write(head);
      client.pipe(host);
      (state === 'slow' ? host.pipe(createThrottle()) : host).pipe(client);
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
  const closeAll = (): void => sockets.forEach((socket) => socket.destroy());
  return {
    port,
    set: (next) => {
      state = next;
      // Open connections would keep their previous speed.
      closeAll();
    },
    close: async () => {
      closeAll();
      await close();
    },
  };
}
