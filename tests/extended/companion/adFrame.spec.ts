/** Tests the ad network's script in its own frame, in all engines. */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, mergeTests } from '@playwright/test';
import getPort from 'get-port';
import { listFiles } from '../../../plugins/shared/node/files';
import { BUILD_DIR } from '../../support/build';
import {
  bundleVariant,
  createCompanionOptions,
  test as companionTest,
} from '../../support/companion/test';
import { linkFolder } from '../../support/copySite';
import { waitUntil } from '../../support/engines/engine';
import { ENGINE_NAMES, test as engineTest } from '../../support/engines/test';
import { startProgram } from '../../support/shell';
import { PAGE_KINDS } from '../../support/site';

const AD_URL = 'https://ads.fake-network.test/click?';

/** Inserts an ad, whose link contains the frame's origin and any data of the page that the script can read. */
const AD_SCRIPT = `
  const seen = [() => parent.document.title, () => document.cookie, () => localStorage.secret]
    .map((look) => { try { return look() || 'nothing'; } catch { return 'nothing'; } });
  const ad = document.createElement('div');
  ad.id = 'carbonads';
  ad.innerHTML = '<a href="${AD_URL}' + [self.origin, ...seen].join() + '">An ad.</a>';
  document.body.append(ad);`;

interface WorkerFixtures {
  /** The URL of the site with a framed ad. It is served without routes, which only Chromium supports. */
  siteUrl: string;
}

const test = mergeTests(companionTest, engineTest).extend<object, WorkerFixtures>({
  siteUrl: [
    async ({}, use) => {
      const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ad-frame-'));
      const build = path.join(folder, 'build');
      const port = await getPort();
      linkFolder(BUILD_DIR, build);
      const network = { isolation: 'frame', scriptUrl: `http://127.0.0.1:${port}/toolpad/ad.js` };
      const { entry, files } = await bundleVariant(
        createCompanionOptions({ ads: { network: network as { isolation: 'frame' } } }),
      );
      const [builtEntry = ''] = listFiles(path.join(build, 'companion'), /^companion-.*\.js$/);
      fs.rmSync(path.join(build, 'companion'), { recursive: true });
      fs.mkdirSync(path.join(build, 'companion/ad'), { recursive: true });
      for (const [name, text] of files) {
        const file = name.endsWith('.html') ? `ad/${name}` : name === entry ? builtEntry : name;
        fs.writeFileSync(path.join(build, 'companion', file), text);
      }
      fs.writeFileSync(path.join(build, 'ad.js'), AD_SCRIPT);
      const server = await startProgram(
        ['node', 'scripts/serve.mjs', '--port', String(port), '--dir', build],
        /http:\S+/,
      );
      await use(server.match);
      await server.stop();
      fs.rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

for (const engineName of ENGINE_NAMES) {
  test.describe(`a reader with ${engineName}`, () => {
    test.use({ engineName });

    test('it covers the framed ad with the page’s own link, and isolates the ad script in the frame', async ({
      engine,
      siteUrl,
    }) => {
      // The secrets are stored while a text file of the same origin is open, because any page would request an ad.
      await engine.goto(`${siteUrl}robots.txt`);
      await engine.evaluate(`document.cookie = localStorage.secret = 'secret=kept'`);
      await engine.goto(siteUrl + PAGE_KINDS.text);
      const unit = `document.querySelector('[data-companion-slot]')`;
      const link = `${unit}.querySelector('.ad-framed.carbonads a.ad-cover')`;
      // The link is added when the frame's message arrives.
      await waitUntil(engine, `${link} !== null`, 'the message');
      expect(await engine.evaluate(`${link}.href`)).toBe(`${AD_URL}null,nothing,nothing,nothing`);
      await waitUntil(
        engine,
        `${link}.dataset.gaEventLabel === 'carbon-body-top-image'`,
        'its label',
      );
      const isOnTop = `(() => {
        const { x, y, width, height } = ${unit}.querySelector('iframe').getBoundingClientRect();
        return document.elementFromPoint(x + width / 2, y + height / 2) === ${link};
      })()`;
      expect(await engine.evaluate(isOnTop)).toBe(true);
      expect(await engine.evaluate(`${unit}.querySelector('iframe').sandbox.value`)).toBe(
        'allow-scripts allow-popups',
      );
    });
  });
}
