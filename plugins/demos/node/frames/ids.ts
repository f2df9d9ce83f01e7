/** The id of the style element with the rules of the site's text font. */
export const TEXT_FONT_ID = 'text-font';
