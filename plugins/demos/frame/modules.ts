import shared from '@demos/modules';

/** Loads modules by the names by which code imports them. */
export type ModuleLoaders = Record<string, () => Promise<unknown>>;

/**
 * Loads what edited code imports.
 *
 * @param specifier as in the code: `@mui/material/Chip`
 * @param own what the demo itself imports
 * @throws if the code cannot have this module here
 */
export async function loadModule(specifier: string, own: ModuleLoaders): Promise<unknown> {
  const load = own[specifier] ?? shared[specifier];
  if (!load) {
    const family = specifier.split('/').slice(0, 2).join('/');
    const near = Object.keys({ ...shared, ...own }).filter((name) => name.startsWith(family));
    const hint = near.length > 0 && near.length < 12 ? ` (here there are ${near.join(', ')})` : '';
    throw new Error(
      `"${specifier}" cannot be imported here${hint}. Open the demo in StackBlitz to use any package.`,
    );
  }
  return load();
}
