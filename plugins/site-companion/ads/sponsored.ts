/** What marks a network ad as sponsored. */
export const NETWORK_LABEL = 'Ad';

/** What marks a house ad as sponsored. */
export const HOUSE_LABEL = 'Get started';

/** The `rel` of every sponsored link. */
export const SPONSORED_REL = 'sponsored noopener';

/** Size of an ad's image, at every width of the page. */
export const AD_IMAGE_PX = { width: 130, height: 100 } as const;

/** The same, and who stands behind the ad, shown below it. */
export const NETWORK_NAME = `${NETWORK_LABEL} · by Carbon`;
