import type { CodeStyling, Preferences } from '../../choices/registry';

const VARIANT_SUFFIX = /\.(js|tsx)$/;
/** Matches a prefix at the start of a word, so it matches neither `scss-` nor `ecosystem-`. */
const STYLING_PREFIX = /(?<![A-Za-z])(tailwind|css|system)-/;

const STYLING_BY_PREFIX: Record<string, CodeStyling> = {
  tailwind: 'Tailwind CSS',
  css: 'Plain CSS',
  system: 'MUI System',
};

/**
 * Returns the choices that a URL's hash selects. The suffix `.js` or `.tsx` selects the variant, and the first prefix
 * `tailwind-`, `css-`, or `system-` selects the styling solution.
 */
export function parseHash(hash: string): Partial<Preferences> {
  const ending = VARIANT_SUFFIX.exec(hash)?.[1];
  const prefix = STYLING_PREFIX.exec(hash)?.[1];
  const codeStyling = prefix && STYLING_BY_PREFIX[prefix];
  return {
    ...(ending && { codeVariant: ending === 'js' ? 'JS' : 'TS' }),
    ...(codeStyling && { codeStyling }),
  };
}
