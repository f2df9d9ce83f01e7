import type { ReactNode } from 'react';
import type { RenderToPipeableStreamOptions } from 'react-dom/server';
import { renderToPipeableStream as renderInChunks } from 'react-dom/server.node';

export * from 'react-dom/server.node';

/**
 * Renders a page as one piece. Otherwise, React puts the content of large `<Suspense>` boundaries at the end of the
 * HTML, and adds scripts that move it into place (https://github.com/facebook/react/issues/35460). Docusaurus has no
 * option for it.
 */
export const renderToPipeableStream = (app: ReactNode, options?: RenderToPipeableStreamOptions) =>
  renderInChunks(app, { ...options, progressiveChunkSize: Infinity });
