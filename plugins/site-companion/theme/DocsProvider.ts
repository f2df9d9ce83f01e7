import { createRequiredContext } from './createRequiredContext';

interface DocsConfig {
  /** The URL of the source repository, such as `https://github.com/mui/toolpad`. */
  repository: string;
}

export const [DocsProvider, useDocsConfig] = createRequiredContext<DocsConfig>(
  'docs config context value',
  'a docs provider',
);
