import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { findProgram, firstFile } from '../../../scripts/lib/findProgram';
import { freePort } from '../../../scripts/lib/freePort.mjs';
import { startProcess } from '../../../scripts/lib/startProcess.mjs';
import { BUILD, needsBuild } from '../build';
import { makeCertificate } from '../companion/certificate';

const MODULES = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules', '/usr/lib64/nginx/modules'];

/** What a host is started with. */
interface Place {
  /** A folder of its own, for configuration and what is written while it runs. */
  folder: string;
  /** The folder above the site's. */
  root: string;
  /** What the build wrote for hosts. */
  hosts: string;
  port: number;
  keyFile: string;
  certFile: string;
}

/** Returns the program; nothing where it is not installed. */
const findNginx = (): string | undefined => findProgram('nginx');

/** Writes a configuration that includes what the build wrote, and returns the arguments to start with. */
function prepareNginx({ folder, root, hosts, port, keyFile, certFile }: Place): string[] {
  const brotli = firstFile(
    ...MODULES.map((place) => path.join(place, 'ngx_http_brotli_static_module.so')),
  );
  const file = path.join(folder, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  fs.writeFileSync(
    file,
    `${brotli ? `load_module ${brotli};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${hosts}/nginx/toolpad.maps.conf;
  server {
    listen 127.0.0.1:${port} ssl http2;
    server_name mui.com;
    ssl_certificate ${certFile};
    ssl_certificate_key ${keyFile};
    root ${root};
    include ${hosts}/nginx/toolpad.conf;
  }
}
`,
  );
  return ['-c', file, '-p', folder, '-e', path.join(folder, 'error.log'), '-g', 'daemon off;'];
}

/** How long a host may take to answer, in ms: a busy machine starts it slowly. */
const START_MS = 60_000;

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

const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, HOST);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Serves a build with nginx, by https, on this machine alone.
 *
 * @throws {Error} with the program's output if it doesn't start
 */
async function startHost(program: string, build: string): Promise<RunningHost> {
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
  const host = startProcess(program, prepareNginx(place), {
    name: 'nginx',
    cwd: folder,
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async (): Promise<void> => {
    await host.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await host.answers(() => accepts(place.port), START_MS);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port: place.port, pid: host.pid ?? 0, root: place.root, trusted, stop };
}

/**
 * Tries a build on nginx, with the files that the build wrote for it. Where nginx is not installed, the
 * tests are skipped.
 *
 * @param declare declares the tests; nginx runs when they do
 * @param build another build, once the tests run
 */
export function onNginx(
  declare: (host: () => RunningHost) => void,
  build = (): string => BUILD,
): void {
  describe('nginx', () => {
    const program = findNginx();
    if (program === undefined) {
      test.skip('is not installed: apt-get install nginx libnginx-mod-http-brotli-static', () =>
        undefined);
      return;
    }
    let running: RunningHost | undefined;
    beforeAll(async () => {
      needsBuild(build());
      running = await startHost(program, build());
    }, 4 * START_MS);
    afterAll(() => running?.stop());
    declare(() => {
      if (!running) {
        throw new Error('nginx did not start.');
      }
      return running;
    });
  });
}
