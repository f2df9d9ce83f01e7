import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';

/** Where the pages of a version begin. */
export const homeOf = ({ docs, mainDocId, path }: GlobalVersion): string =>
  docs.find(({ id }) => id === mainDocId)?.path ?? path;
