import { test as base } from '../../support/test';
import { type Certificate, createCertificate, type SiteProxy, startProxy } from './siteProxy';
import { OFFICIAL_HOST, OTHER_HOSTS } from './worker';

export const test = base.extend<{ siteProxy: SiteProxy }, { certificate: Certificate }>({
  certificate: [async ({}, use) => use(await createCertificate()), { scope: 'worker' }],
  launchOptions: [
    async ({ launchOptions, certificate }, use) => {
      const rules = [
        ...[OFFICIAL_HOST, ...OTHER_HOSTS].map((host) => `MAP ${host} 127.0.0.1`),
        'MAP * ~NOTFOUND',
      ];
      await use({
        ...launchOptions,
        args: [
          ...(launchOptions.args ?? []),
          `--host-resolver-rules=${rules.join(', ')}`,
          `--ignore-certificate-errors-spki-list=${certificate.trusted}`,
        ],
      });
    },
    { scope: 'worker' },
  ],
  /** The site under the official host name and other names. Browsers require https: for mui.com. */
  siteProxy: async ({ certificate }, use) => {
    const siteProxy = await startProxy(certificate);
    await use(siteProxy);
    await siteProxy.close();
  },
});

export { expect } from '../../support/test';
