/** The label that marks a network ad as sponsored. */
export const NETWORK_LABEL = 'Ad';

/** The label that marks a house ad as sponsored. */
export const HOUSE_LABEL = 'Get started';

/** The line below a network ad. */
export const NETWORK_NAME = `${NETWORK_LABEL} · by Carbon`;

/** The `rel` attribute of sponsored links. */
export const SPONSORED_REL = 'sponsored noopener';
