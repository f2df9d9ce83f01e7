import type { EntryObject } from 'webpack';

/**
 * The app's scripts, in the order in which a page names them.
 *
 * Each entry evaluates in a task of its own, so that the browser can answer the reader in between:
 * one script of the same code blocks about twice as long (measured on a 4× slowed processor). An
 * entry must list the modules it is to hold; what it does not use would move to where it is used.
 *
 * @param main Docusaurus's own client entry
 * @param libraries what else every page needs, by a name for its script; each may use those before it
 */
export function startEntries(
  main: string,
  libraries: Readonly<Record<string, string[]>>,
): EntryObject {
  const names = Object.keys(libraries);
  const others = Object.entries(libraries).map(([name, modules], index) => [
    name,
    { import: modules, dependOn: ['react', ...names.slice(0, index)] },
  ]);
  return {
    react: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
    router: {
      import: ['react-router-dom', 'react-router-config', 'react-helmet-async', 'react-loadable'],
      dependOn: 'react',
    },
    ...(Object.fromEntries(others) as EntryObject),
    main: { import: main, dependOn: ['router', ...names] },
  };
}
