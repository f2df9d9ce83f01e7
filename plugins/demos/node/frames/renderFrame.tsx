import type { ComponentType } from 'react';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import Frame from '../../frame/Frame';

/** A demo that has not finished loading by then is shown as it stands, in ms. */
const MAX_RENDER_MS = 2000;

export interface RenderedFrame {
  html: string;
  /** Whether all of it is there, so that the browser can take it over. */
  complete: boolean;
}

/**
 * Renders a demo at build time. This file is bundled with the demos, so that both use one React.
 *
 * @throws what the demo throws
 */
export async function renderFrame(Demo: ComponentType, ownTheme: boolean): Promise<RenderedFrame> {
  return new Promise((resolve, reject) => {
    let complete = true;
    const { pipe, abort } = renderToPipeableStream(<Frame Demo={Demo} ownTheme={ownTheme} />, {
      // Parts of a long page would come later, by inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(error) {
        if (complete) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      },
      onAllReady() {
        clearTimeout(timer);
        const stream = new PassThrough();
        pipe(stream);
        text(stream).then((html) => resolve({ html, complete }), reject);
      },
    });
    const timer = setTimeout(() => {
      complete = false;
      abort();
    }, MAX_RENDER_MS);
  });
}
