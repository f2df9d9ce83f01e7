import { type Assets, publish } from './assets';

/** Smaller styles are not worth a request, in characters. */
const MIN_SHARED = 4000;

const GLOBAL_STYLE = /<style data-emotion="[\w-]+-global [^>]*>([\s\S]*?)<\/style>/g;

/**
 * Replaces long global styles by links. Theme variables, which most frames have in common, are 20 kB that
 * a page with many demos would send as often: they go into files that the frames share.
 */
export function shareStyles(styles: string, assets: Assets): string {
  return styles.replace(GLOBAL_STYLE, (tag, css: string) =>
    css.length < MIN_SHARED
      ? tag
      : `<link rel="stylesheet" href="${publish('theme.css', css, assets)}">`,
  );
}
