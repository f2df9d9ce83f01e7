import type { TranslatedFolder } from '../../shared/navigation/node/docsFolders';
import { type CodeStyling, STYLING_WORDS } from './types';

/**
 * A folder with pages and demos, and what stands for it in addresses: `docs-toolpad-core` → `core`.
 * Demos in a translation stand below their language: `de/core`.
 */
export interface DemoRoot extends TranslatedFolder {
  address: string;
}

/** Where all demos live, below the site's base. */
export const DEMOS_ADDRESS = 'demos/';

/**
 * Where the same documents are for edited code, below the site's base: a host can give what it serves
 * there another policy.
 */
export const LIVE_ADDRESS = 'live/';

/**
 * A demo's place in the site, from its place in the repository.
 *
 * @param file the demo's file, relative to the site, with `/`: `docs-toolpad-core/react-account/SignedIn.tsx`
 * @param roots the folders with demos
 * @returns `core/react-account/SignedIn`
 * @throws Error that names the folders, if the file is in none of them
 */
export function demoId(file: string, roots: readonly DemoRoot[]): string {
  const places = roots.flatMap(({ folder, address, translations = {} }) => [
    { folder, address },
    ...Object.entries(translations).map(([language, translation]) => ({
      folder: translation,
      address: `${language}/${address}`,
    })),
  ]);
  const root = places.find(({ folder }) => file.startsWith(`${folder}/`));
  if (!root) {
    const folders = places.map(({ folder }) => folder).join(', ');
    throw new Error(
      `Demos: expected ${file} to be in one of the demo folders (${folders}). Move it there, or ` +
        'name its version or language in docusaurus.config.ts.',
    );
  }
  return `${root.address}${file.slice(root.folder.length).replace(/\.tsx$/, '')}`;
}

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
