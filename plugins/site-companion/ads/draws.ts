/** Share of the visits whose ads are inline. */
export const INLINE_SHARE = 0.2;

/** Share of the visits with a blocker that see the appeal. */
export const APPEAL_SHARE = 0.2;

/** An image from the network's script, or text from its feed. */
export type AdShape = 'image' | 'inline';
