import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { findFirstFile, findProgram } from '../../../scripts/lib/findPrograms';
import { startProcess } from '../../../scripts/lib/startProcess.mjs';
import { requireBuild } from '../build';
import { createCertificate } from '../companion/siteProxy';

const MODULE_FOLDERS = [
  '/usr/lib/nginx/modules',
  '/usr/share/nginx/modules',
  '/usr/lib64/nginx/modules',
];

/** The files and the port of an nginx process. */
interface HostSetup {
  /** Temporary folder for the configuration and for files that nginx writes. */
  folder: string;
  /** The parent folder of the site. */
  root: string;
  /** The folder with the build's server rules. */
  hosts: string;
  port: number;
  keyFile: string;
  certFile: string;
}

const NGINX_PROGRAM = findProgram('nginx');

/** Arguments for `test.skip`: whether nginx is missing, and how to install it. */
export const WITHOUT_NGINX = [
  NGINX_PROGRAM === undefined,
  'nginx is not installed: apt-get install nginx libnginx-mod-http-brotli-static',
] as const;

/** Writes a configuration that includes the build's server rules, and returns the arguments of nginx. */
function prepareNginx({ folder, root, hosts, port, keyFile, certFile }: HostSetup): string[] {
  const brotli = findFirstFile(
    ...MODULE_FOLDERS.map((place) => path.join(place, 'ngx_http_brotli_static_module.so')),
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

/** Timeout for the start of nginx on a busy machine, in ms. */
export const START_TIMEOUT_MS = 60_000;

const LOCAL_HOST = '127.0.0.1';

export interface RunningHost {
  port: number;
  /** Hash of the public key, which the browser is configured to trust. */
  trusted: string;
  stop: () => Promise<void>;
}

const acceptsConnections = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, LOCAL_HOST);
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/**
 * Serves a build with nginx over https:, only on this machine.
 *
 * @throws if there is no build, or if nginx doesn't start; the message then contains its output
 */
export async function startHost(build: string): Promise<RunningHost> {
  requireBuild(build);
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'host-'));
  const { trusted, key, cert } = await createCertificate();
  const setup: HostSetup = {
    folder,
    root: path.join(folder, 'root'),
    hosts: `${build}-hosts`,
    port: await getPort(),
    keyFile: path.join(folder, 'key.pem'),
    certFile: path.join(folder, 'cert.pem'),
  };
  fs.mkdirSync(setup.root);
  fs.symlinkSync(build, path.join(setup.root, 'toolpad'));
  fs.writeFileSync(setup.keyFile, key);
  fs.writeFileSync(setup.certFile, cert);
  const host = startProcess(NGINX_PROGRAM ?? 'nginx', prepareNginx(setup), {
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
    await host.waitForResponse(() => acceptsConnections(setup.port), START_TIMEOUT_MS);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port: setup.port, trusted, stop };
}
