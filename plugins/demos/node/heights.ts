/** A demo's height where a page gives none, in px. */
export const DEFAULT_HEIGHT_PX = 400;

/**
 * Heights that a demo may have on a phone, in px. A frame's own attribute knows no widths, and a strict
 * policy forbids style attributes, so each is a rule in ../theme/Demo/phoneHeights.module.css.
 */
export const PHONE_HEIGHTS_PX = Array.from({ length: 13 }, (_, index) => 240 + index * 40);
