/** Where the document of the ad's frame stands, below the site's base: it has a policy of its own. */
export const AD_FRAME_ADDRESS = 'companion/ad/';
