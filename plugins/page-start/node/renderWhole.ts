import type { ReactNode } from 'react';
import type { RenderToPipeableStreamOptions } from 'react-dom/server';
import { renderToPipeableStream as renderInParts } from 'react-dom/server.node';

export * from 'react-dom/server.node';

/**
 * Renders a page as one piece. React would put what stands in large `<Suspense>` boundaries at the end
 * of the HTML, and let scripts move it to its place.
 */
export const renderToPipeableStream = (app: ReactNode, options?: RenderToPipeableStreamOptions) =>
  renderInParts(app, { ...options, progressiveChunkSize: Infinity });
