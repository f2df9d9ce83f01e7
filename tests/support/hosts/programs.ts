import fs from 'node:fs';
import path from 'node:path';
import { findProgram, firstFile } from '../../../scripts/lib/findProgram';
import { keepPackages } from '../../../scripts/lib/keepPackages';
import type { HostProgram } from './program';

const MODULES = ['/usr/lib/nginx/modules', '/usr/share/nginx/modules', '/usr/lib64/nginx/modules'];

/** Debian's nginx, with the module that sends what brotli has compressed. */
export const nginx: HostProgram = {
  find: () => findProgram('nginx'),
  hint: 'Install it: apt-get install nginx libnginx-mod-http-brotli-static',
  prepare({ folder, root, hosts, port, keyFile, certFile }) {
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
  },
};

/** Debian's Caddy. */
export const caddy: HostProgram = {
  find: () => findProgram('caddy'),
  hint: 'Install it: apt-get install caddy',
  prepare({ folder, root, hosts, port, keyFile, certFile }) {
    const file = path.join(folder, 'Caddyfile');
    fs.writeFileSync(
      file,
      `{
	admin off
	auto_https off
}
https://mui.com:${port} {
	bind 127.0.0.1
	tls ${certFile} ${keyFile}
	root * ${root}
	import ${hosts}/caddy/toolpad.caddy
	respond 404
}
`,
    );
    return ['run', '--config', file, '--adapter', 'caddyfile'];
  },
};

/** The edge platform's tool: the last one for Node.js 20. */
const EDGE = { private: true, dependencies: { wrangler: '4.86.0' } };

/** The edge platform's own runtime, as its tool runs it on this machine; fetched once from npm. */
export const edge: HostProgram = {
  find: () => process.execPath,
  hint: 'It comes with npm.',
  isEdge: true,
  async prepare({ folder, hosts, port, keyFile, certFile }) {
    const program = path.join(
      await keepPackages('edge', EDGE),
      'node_modules/wrangler/bin/wrangler.js',
    );
    // It keeps files beside its configuration, and what was built stays as it is.
    const place = path.join(folder, 'edge');
    fs.mkdirSync(place);
    for (const name of ['wrangler.jsonc', 'worker.js']) {
      fs.copyFileSync(path.join(hosts, 'edge', name), path.join(place, name));
    }
    fs.symlinkSync(path.join(hosts, 'edge/public'), path.join(place, 'public'));
    return [
      program,
      'dev',
      ...['--config', path.join(place, 'wrangler.jsonc')],
      ...['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'],
      ...['--local-protocol', 'https', '--https-key-path', keyFile, '--https-cert-path', certFile],
      ...['--persist-to', path.join(folder, 'state'), '--show-interactive-dev-session=false'],
    ];
  },
};
