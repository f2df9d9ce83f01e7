import type { Options } from '../../../plugins/site-companion/options';
import type { AdNetworkSettings } from '../../../plugins/site-companion/shared/settings';
import type { FakeNetwork } from '../../fixtures/network';
import { siteUrl } from '../site';

export const MEASUREMENT_ID = 'G-TEST123456';

/** As the plugin's, but with parts of a network too. */
export type NetworkOptions = Omit<Options, 'ads'> & {
  ads?: Omit<NonNullable<Options['ads']>, 'network'> & { network?: Partial<AdNetworkSettings> };
};

/** Options that point everything at the fake network, with the draws of chance taken out. */
export function networkOptions(
  { origin }: FakeNetwork,
  { ads: { network, ...ads } = {}, analytics, ...rest }: NetworkOptions = {},
): Options {
  return {
    ads: {
      enabled: true,
      network: {
        scriptUrl: `${origin}/carbon.js`,
        serve: 'SERVE',
        placement: 'placement',
        feedUrl: `${origin}/feed.json`,
        hosts: [new URL(siteUrl()).hostname],
        ...network,
      },
      inlineShare: 0,
      appealShare: 0,
      displayShare: 1,
      ...ads,
    },
    analytics: {
      measurementId: MEASUREMENT_ID,
      scriptUrl: `${origin}/gtag/js`,
      webVitalsShare: 0,
      ...analytics,
    },
    ...rest,
  };
}
