import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type APIRequestContext, expect, type Page, test as base } from '@playwright/test';
import getPort from 'get-port';
import { type PageRecord, recordPage } from '../../scripts/lib/record';
import { BUILD_DIR, requireBuild } from '../support/build';
import { findFirstFile, findProgram } from '../support/findPrograms';
import { createCertificate } from './offline/siteProxy';
import { startProgram } from '../support/shell';

const NGINX_PROGRAM = findProgram('nginx');

const BROTLI_MODULE = findFirstFile(
  ...['/usr/lib/nginx', '/usr/share/nginx', '/usr/lib64/nginx'].map(
    (folder) => `${folder}/modules/ngx_http_brotli_static_module.so`,
  ),
);

/** Arguments for `test.skip`: whether nginx is missing, and how to install it. */
export const WITHOUT_NGINX = [
  NGINX_PROGRAM === undefined,
  'nginx is not installed: apt-get install nginx libnginx-mod-http-brotli-static',
] as const;

/** The site's official URL, which the browser resolves to nginx. */
export const OFFICIAL_URL = 'https://mui.com/toolpad/';

/** Returns a configuration that includes the build's server rules. */
const createConfig = (folder: string, port: number): string => `
${BROTLI_MODULE ? `load_module ${BROTLI_MODULE};` : ''}
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
daemon off;
error_log stderr notice;
events {}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join(' ')}
  include ${BUILD_DIR}-hosts/nginx/toolpad.maps.conf;
  server {
    listen 127.0.0.1:${port} ssl http2;
    server_name mui.com;
    ssl_certificate ${folder}/cert.pem;
    ssl_certificate_key ${folder}/key.pem;
    root ${folder}/root;
    include ${BUILD_DIR}-hosts/nginx/toolpad.conf;
  }
}
`;

/** A page with its violations of policies, and other errors. */
type Reader = Pick<PageRecord, 'problems'> & { page: Page };

/** Playwright's `test` with the built site on nginx. Tests must call `test.skip(...WITHOUT_NGINX)`. */
export const test = base.extend<
  { host: APIRequestContext; reader: Reader },
  { nginx: { port: number; trusted: string } }
>({
  nginx: [
    async ({}, use) => {
      requireBuild();
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
      const { trusted, key, cert } = await createCertificate();
      const port = await getPort();
      fs.writeFileSync(path.join(folder, 'key.pem'), key);
      fs.writeFileSync(path.join(folder, 'cert.pem'), cert);
      fs.mkdirSync(path.join(folder, 'root'));
      fs.symlinkSync(BUILD_DIR, path.join(folder, 'root/toolpad'));
      fs.writeFileSync(path.join(folder, 'nginx.conf'), createConfig(folder, port));
      const { stop } = await startProgram(
        [NGINX_PROGRAM ?? 'nginx', '-c', path.join(folder, 'nginx.conf'), '-e', 'stderr'],
        /start worker process /,
      );
      await use({ port, trusted });
      await stop();
      fs.rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
  /** Sends requests to nginx, and doesn't follow redirects. */
  host: async ({ nginx, playwright }, use) => {
    const host = await playwright.request.newContext({
      baseURL: `https://127.0.0.1:${nginx.port}`,
      ignoreHTTPSErrors: true,
      maxRedirects: 0,
    });
    await use(host);
    await host.dispose();
  },
  /** A page in a browser that resolves the official host name to nginx. */
  reader: async ({ nginx, playwright, launchOptions }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [
        ...(launchOptions.args ?? []),
        // If two flags have the same name, Chromium uses the last one.
        `--host-resolver-rules=MAP mui.com:443 127.0.0.1:${nginx.port}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`,
        `--ignore-certificate-errors-spki-list=${nginx.trusted}`,
      ],
    });
    const context = await browser.newContext();
    const page = await context.newPage();
    const { problems } = await recordPage(page, await context.newCDPSession(page));
    await use({ page, problems });
    await browser.close();
  },
});

export { expect };
