import type { IncomingMessage, ServerResponse } from 'node:http';
import type Server from 'webpack-dev-server';
import type { Configuration } from 'webpack-dev-server';
import { prependMiddleware } from '../../on-demand/shared/middleware';

/**
 * Returns development server settings that build a requested file before the server looks for it.
 *
 * @param baseUrl - the site's base URL
 * @param build - receives the path below the base URL: `demos/core/react-crud/BikeRental/`
 */
export function buildOnRequest(
  baseUrl: string,
  build: (path: string, server: Server) => Promise<void>,
): Configuration {
  return prependMiddleware(
    (server) =>
      (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (!pathname.startsWith(baseUrl)) {
          next();
          return;
        }
        build(pathname.slice(baseUrl.length), server).then(next, (error: unknown) => {
          console.error(error);
          response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
          response.end(String(error));
        });
      },
  );
}
