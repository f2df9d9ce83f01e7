import { type CodeStyling, STYLING_WORDS } from './types';

/** Where all demos live, below the site's base. */
export const DEMOS_ADDRESS = 'demos/';

/**
 * Where the same documents are for edited code, below the site's base: a host can give what it serves
 * there another policy.
 */
export const LIVE_ADDRESS = 'live/';

/**
 * Where a demo's frame is served.
 *
 * @param id the demo's id
 * @returns below the site's base, with a slash at the end
 */
export function frameAddress(id: string, styling: CodeStyling = 'MUI System'): string {
  const word = STYLING_WORDS[styling];
  return `${DEMOS_ADDRESS}${id}/${word ? `${word}/` : ''}`;
}

/** Where the frame for a reader's edits of a demo is served, from the address of the demo's own frame. */
export function liveAddress(address: string): string {
  return LIVE_ADDRESS + address.slice(DEMOS_ADDRESS.length);
}

/**
 * The demo that an address below the site's base is of: its frame, a styling of it, or its source.
 *
 * @param address `demos/core/react-crud/BikeRental/tailwind/`, `demos/core/react-crud/BikeRental/demo.json`
 * @returns `core/react-crud/BikeRental`; nothing for an address of another kind
 */
export function idOfAddress(address: string): string | undefined {
  const words = Object.values(STYLING_WORDS).filter(Boolean).join('|');
  const pattern = new RegExp(
    `^(?:${DEMOS_ADDRESS}|${LIVE_ADDRESS})(.+?)/(?:(?:${words})/)?(?:index\\.html|demo\\.json)?$`,
  );
  return pattern.exec(address)?.[1];
}

/** `OrdersDesk` → `Orders desk`; `useDialogsDemo` → `Use dialogs demo`; `CRUDList` → `CRUD list`. */
export function titleOfName(name: string): string {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z0-9]+/g) ?? [name];
  return words
    .map((word, index) => {
      const isAcronym = word.length > 1 && word === word.toUpperCase() && /[A-Z]/.test(word);
      if (isAcronym) {
        return word;
      }
      const lower = word.toLowerCase();
      return index === 0 ? lower.charAt(0).toUpperCase() + lower.slice(1) : lower;
    })
    .join(' ');
}
