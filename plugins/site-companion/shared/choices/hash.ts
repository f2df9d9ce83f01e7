import type { CodeStyling, Preferences } from './registry';

const CODE_HASH = /\.(js|tsx)$/;
/** Whole words only: `scss-` and `ecosystem-` are not prefixes of ours. */
const STYLING_PREFIX = /(?<![A-Za-z])(tailwind|css|system)-/;

const STYLING_BY_PREFIX: Record<string, CodeStyling> = {
  tailwind: 'Tailwind CSS',
  css: 'Plain CSS',
  system: 'MUI System',
};

/**
 * What a URL's hash selects: `.js` or `.tsx` at its end the variant; the first prefix `tailwind-`,
 * `css-` or `system-` in it the styling, with or without such an ending.
 *
 * @param hash `location.hash`, with or without `#`: `#tailwind-SignIn.tsx`
 */
export function choicesOfHash(hash: string): Partial<Preferences> {
  const ending = CODE_HASH.exec(hash)?.[1];
  const prefix = STYLING_PREFIX.exec(hash)?.[1];
  const codeStyling = prefix && STYLING_BY_PREFIX[prefix];
  return {
    ...(ending && { codeVariant: ending === 'js' ? 'JS' : 'TS' }),
    ...(codeStyling && { codeStyling }),
  };
}
