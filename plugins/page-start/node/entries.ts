import type { EntryObject } from 'webpack';

/**
 * The app's scripts, in the order in which a page names them.
 *
 * Each entry evaluates in a task of its own, so that the browser can answer the reader in between:
 * one script of the same code blocks about twice as long (measured on a 4× slowed processor). An
 * entry must list the modules it is to hold; what it does not use would move to where it is used.
 *
 * @param main Docusaurus's own client entry
 */
export function startEntries(main: string): EntryObject {
  return {
    react: ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/client'],
    router: {
      import: ['react-router-dom', 'react-router-config', 'react-helmet-async', 'react-loadable'],
      dependOn: 'react',
    },
    mui: {
      import: ['@emotion/react', '@emotion/styled', '@emotion/cache', '@mui/system/createStyled'],
      dependOn: 'react',
    },
    main: { import: main, dependOn: ['router', 'mui'] },
  };
}
