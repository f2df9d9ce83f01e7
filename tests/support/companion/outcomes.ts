import type { Options } from '../../../plugins/site-companion/options';
import type { FakeNetwork, Scenario } from '../../fixtures/network';
import type { Shown } from './block';
import { networkOptions } from './options';

type Ads = NonNullable<Parameters<typeof networkOptions>[1]>['ads'];

/** One way in which a visit may go, for people to look at. */
interface Way {
  title: string;
  shown: Shown;
  ads?: Ads;
  scenario?: Partial<Scenario>;
}

/** Everything that the ad block may show, and how it comes to that. */
export const WAYS = {
  image: { title: 'An ad of the network’s script', shown: 'network' },
  frame: {
    title: 'The same, in a sandboxed frame',
    shown: 'network',
    ads: { network: { isolation: 'frame' } },
  },
  inline: { title: 'An ad of the network’s feed', shown: 'network', ads: { inlineShare: 1 } },
  late: {
    title: 'A house ad first, and the network’s ad when it comes late',
    shown: 'network',
    scenario: { adDelayMs: 6000 },
  },
  oversized: {
    title: 'An ad that is far too large',
    shown: 'network',
    scenario: { script: 'hostile' },
  },
  backers: {
    title: 'The network has no advertiser: a house ad at once',
    shown: 'house',
    scenario: { script: 'house' },
  },
  blocker: {
    title: 'A blocker is assumed: a house ad after 3.0 s',
    shown: 'house',
    scenario: { script: 'refuse' },
  },
  appeal: {
    title: 'A blocker is assumed: the appeal after 3.0 s',
    shown: 'appeal',
    ads: { appealShare: 1 },
    scenario: { script: 'refuse' },
  },
  off: {
    title: 'No network: a house ad at once',
    shown: 'house',
    ads: { network: { hosts: ['mui.com'] } },
  },
} as const satisfies Record<string, Way>;

export type WayName = keyof typeof WAYS;

export const isWay = (name: string): name is WayName => Object.hasOwn(WAYS, name);

/** The companion's options on the way, with the fake network set up for it. */
export function take(name: WayName, network: FakeNetwork): Options {
  const { ads, scenario }: Way = WAYS[name];
  network.reset();
  network.set(scenario ?? {});
  return networkOptions(network, { ...(ads && { ads }) });
}
