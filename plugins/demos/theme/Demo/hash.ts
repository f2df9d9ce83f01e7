import { type DemoSpec, STYLING_WORDS } from '../../shared/types';

const ENDINGS = ['tsx', 'js'];

/**
 * The ids by which links reach a demo: by its name (`OrdersDesk`) without choosing anything, as the site's
 * own links do, or in a variant: `OrdersDesk.tsx`, `tailwind-OrdersDesk.js`.
 * The rules for what an id selects are in plugins/site-companion/shared/choices/hash.ts.
 */
export function hashesOfDemo({ name, stylings }: Pick<DemoSpec, 'name' | 'stylings'>): string[] {
  const prefixes = stylings.flatMap((styling) => {
    const word = STYLING_WORDS[styling];
    // Without a prefix a link leaves the styling as it is.
    return word ? [`${word}-`] : stylings.length > 1 ? ['', 'system-'] : [''];
  });
  const variants = prefixes.flatMap((prefix) =>
    ENDINGS.map((ending) => `${prefix}${name}.${ending}`),
  );
  return [name, ...variants];
}
