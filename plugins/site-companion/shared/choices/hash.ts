import type { CodeStyling, Preferences } from './registry';

const CODE_HASH = /\.(js|tsx)$/;
/** Matches entire words, and therefore neither `scss-` nor `ecosystem-`. */
const STYLING_PREFIX = /(?<![A-Za-z])(tailwind|css|system)-/;

const STYLING_BY_PREFIX: Record<string, CodeStyling> = {
  tailwind: 'Tailwind CSS',
  css: 'Plain CSS',
  system: 'MUI System',
};

/**
 * Returns the choices that a URL's hash selects. The suffix `.js` or `.tsx` selects the variant, and the first prefix
 * `tailwind-`, `css-` or `system-` selects the styling.
 */
export function parseHash(hash: string): Partial<Preferences> {
  const ending = CODE_HASH.exec(hash)?.[1];
  const prefix = STYLING_PREFIX.exec(hash)?.[1];
  const codeStyling = prefix && STYLING_BY_PREFIX[prefix];
  return {
    ...(ending && { codeVariant: ending === 'js' ? 'JS' : 'TS' }),
    ...(codeStyling && { codeStyling }),
  };
}
