import http from 'node:http';
import { listen } from './listen.mjs';

/** @returns {Promise<number>} a port that nobody listens on */
export async function freePort() {
  const { port, close } = await listen(http.createServer());
  await close();
  return port;
}
