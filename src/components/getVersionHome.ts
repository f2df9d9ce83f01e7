import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';

/** Returns the path of a version's first page. */
export const getVersionHome = ({ docs, mainDocId, path }: GlobalVersion): string =>
  docs.find(({ id }) => id === mainDocId)?.path ?? path;
