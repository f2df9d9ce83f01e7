import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { findProgram, firstFile } from '../../../scripts/lib/findProgram';
import { startProcess } from '../../../scripts/lib/startProcess.mjs';
import { needsBuild } from '../build';
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

const PROGRAM = findProgram('nginx');

/** For `test.skip`: whether nginx is missing, and what to install. */
export const WITHOUT_NGINX = [
  PROGRAM === undefined,
  'nginx is not installed: apt-get install nginx libnginx-mod-http-brotli-static',
] as const;

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
export const START_MS = 60_000;

const HOST = '127.0.0.1';

export interface RunningHost {
  port: number;
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
 * @throws {Error} if there is no build, or with the program's output if it doesn't start
 */
export async function startHost(build: string): Promise<RunningHost> {
  needsBuild(build);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'host-'));
  const { trusted, key, cert } = await makeCertificate();
  const place: Place = {
    folder,
    root: path.join(folder, 'root'),
    hosts: `${build}-hosts`,
    port: await getPort(),
    keyFile: path.join(folder, 'key.pem'),
    certFile: path.join(folder, 'cert.pem'),
  };
  fs.mkdirSync(place.root);
  fs.symlinkSync(build, path.join(place.root, 'toolpad'));
  fs.writeFileSync(place.keyFile, key);
  fs.writeFileSync(place.certFile, cert);
  const host = startProcess(PROGRAM ?? 'nginx', prepareNginx(place), {
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
  return { port: place.port, trusted, stop };
}
