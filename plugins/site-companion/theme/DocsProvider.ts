import { requiredContext } from './requiredContext';

/** What components of the docs need to know of the site. */
export interface DocsConfig {
  /** Where the sources are: `https://github.com/mui/toolpad`. */
  repository: string;
}

/** Gives the docs' configuration to the tree below, and the hook that has it there. */
export const [DocsProvider, useDocsConfig] = requiredContext<DocsConfig>(
  'docs config context value',
  'DocsProvider',
);
