import type { ComponentType } from 'react';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream } from 'react-dom/server';
import Frame from '../../frame/Frame';

/** The timeout for demos that suspend, in ms. After it, the demo's current state is rendered. */
const RENDER_TIMEOUT_MS = 2000;

export interface RenderedFrame {
  html: string;
  /** Whether the HTML is complete, so that the browser can hydrate it. */
  complete: boolean;
}

/**
 * Renders a demo at build time. This file is bundled with the demos, so that they share one copy of React.
 *
 * @throws Error if the demo throws one
 */
export async function renderFrame(Demo: ComponentType, hasTheme: boolean): Promise<RenderedFrame> {
  return new Promise((resolve, reject) => {
    let complete = true;
    const { pipe, abort } = renderToPipeableStream(<Frame Demo={Demo} hasTheme={hasTheme} />, {
      // With a finite size, React would add inline scripts that insert parts of large documents.
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
    }, RENDER_TIMEOUT_MS);
  });
}
