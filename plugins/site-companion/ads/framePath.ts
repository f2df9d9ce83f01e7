/**
 * The folder of the ad frame's document, relative to the site's base URL. Hosts send the document with a separate
 * policy.
 */
export const AD_FRAME_PATH = 'companion/ad/';
