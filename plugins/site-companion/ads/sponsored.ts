/** The label that marks a network ad as sponsored. */
export const NETWORK_LABEL = 'Ad';

/** The label that marks a house ad as sponsored. */
export const HOUSE_LABEL = 'Get started';

/** The line below a network ad. */
export const NETWORK_NAME = `${NETWORK_LABEL} · by Carbon`;

/** The `rel` of every sponsored link. */
export const SPONSORED_REL = 'sponsored noopener';
