import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '../../../scripts/lib/freePort.mjs';
import { startProcess } from '../../../scripts/lib/startProcess.mjs';
import { BUILD } from '../build';
import { makeCertificate } from '../companion/certificate';
import { findNginx, type Place, prepareNginx } from './nginx';

/** How long a host may take to answer, in ms: a busy machine starts it slowly. */
export const START_MS = 60_000;

const HOST = '127.0.0.1';

export interface RunningHost {
  port: number;
  pid: number;
  /** The folder above the site's. */
  root: string;
  /** By this the browser trusts it. */
  trusted: string;
  stop: () => Promise<void>;
}

const answers = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, HOST);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Starts a host over a build, by https, on this machine alone.
 *
 * @throws {Error} if it ends instead, with what it said
 */
export async function startHost(build = BUILD): Promise<RunningHost> {
  const command = findNginx();
  if (command === undefined) {
    throw new Error('Expected to find nginx. Install it.');
  }
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'host-'));
  const { trusted, key, cert } = await makeCertificate();
  const place: Place = {
    folder,
    root: path.join(folder, 'root'),
    hosts: `${build}-hosts`,
    port: await freePort(),
    keyFile: path.join(folder, 'key.pem'),
    certFile: path.join(folder, 'cert.pem'),
  };
  fs.mkdirSync(place.root);
  fs.symlinkSync(build, path.join(place.root, 'toolpad'));
  fs.writeFileSync(place.keyFile, key);
  fs.writeFileSync(place.certFile, cert);
  const host = startProcess(command, prepareNginx(place), {
    name: 'The host',
    cwd: folder,
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async (): Promise<void> => {
    await host.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await host.answers(() => answers(place.port), START_MS);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port: place.port, pid: host.pid ?? 0, root: place.root, trusted, stop };
}
