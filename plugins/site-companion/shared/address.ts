/** The folder of the ad frame's document, below the site's base. Hosts send a separate policy for it. */
export const AD_FRAME_ADDRESS = 'companion/ad/';
