import type { ComponentType } from 'react';
import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import Frame from '../../frame/Frame';

/**
 * The timeout for demos that suspend, in ms. It must be long enough for a busy machine, because all demos are rendered
 * at the same time.
 */
const RENDER_TIMEOUT_MS = 30_000;

/**
 * Renders a demo at build time. This file is bundled with the demos, so that they share one copy of React.
 *
 * @throws Error if the demo throws one, or still suspends after the timeout
 */
export async function renderFrame(Demo: ComponentType, hasTheme: boolean): Promise<string> {
  const controller = new AbortController();
  const timer = setTimeout(
    () => controller.abort(new Error('it suspends too long')),
    RENDER_TIMEOUT_MS,
  );
  // In place of a demo that throws an error, React renders the fallback, and only reports the error.
  const errors: unknown[] = [];
  const { prelude } = await prerenderToNodeStream(<Frame Demo={Demo} hasTheme={hasTheme} />, {
    // With a finite size, React would add inline scripts that insert parts of large documents.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    signal: controller.signal,
    onError: (error) => void errors.push(error),
  });
  clearTimeout(timer);
  if (errors.length > 0) {
    throw errors[0];
  }
  return text(prelude);
}
