import fs from 'node:fs';
import path from 'node:path';
import { findProgram, firstFile } from '../../../scripts/lib/findProgram';

const MODULES = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules', '/usr/lib64/nginx/modules'];

/** What a host is started with. */
export interface Place {
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
export const findNginx = (): string | undefined => findProgram('nginx');

/** Writes a configuration that includes what the build wrote, and returns the arguments to start with. */
export function prepareNginx({ folder, root, hosts, port, keyFile, certFile }: Place): string[] {
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
