export const NETWORK_LABEL = 'Ad';

/** The label that marks a house ad as sponsored. */
export const HOUSE_LABEL = 'Get started';

/** The network's name, which is shown below its ads. */
export const NETWORK_NAME = 'Carbon';

/** The `rel` attribute of sponsored links. */
export const SPONSORED_REL = 'sponsored noopener';
