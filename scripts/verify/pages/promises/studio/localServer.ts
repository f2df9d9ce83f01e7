import http from 'node:http';
import { listen } from '../../../../lib/listen.mjs';

/**
 * Runs a server on this machine for as long as it is used.
 *
 * @param ask is given its origin
 * @returns what `ask` does
 */
export async function withServer<Result>(
  answer: http.RequestListener,
  ask: (origin: string) => Promise<Result>,
): Promise<Result> {
  const { origin, close } = await listen(http.createServer(answer));
  try {
    return await ask(origin);
  } finally {
    await close();
  }
}
