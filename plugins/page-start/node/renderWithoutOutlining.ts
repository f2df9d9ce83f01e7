import type { ReactNode } from 'react';
import type { RenderToPipeableStreamOptions } from 'react-dom/server';
import { renderToPipeableStream as renderInChunks } from 'react-dom/server.node';

export * from 'react-dom/server.node';

/**
 * Renders a page without outlining. By default, React moves the content of large `<Suspense>` boundaries to the end of
 * the HTML, and adds inline scripts that move the content back (https://github.com/facebook/react/issues/35460).
 * Docusaurus has no option that disables this behavior.
 */
export const renderToPipeableStream = (app: ReactNode, options?: RenderToPipeableStreamOptions) =>
  renderInChunks(app, { ...options, progressiveChunkSize: Infinity });
