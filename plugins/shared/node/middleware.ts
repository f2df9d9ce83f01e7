import type { IncomingMessage, ServerResponse } from 'node:http';
import type Server from 'webpack-dev-server';
import type { Configuration, Middleware } from 'webpack-dev-server';

/**
 * Makes the file that a request asks for, before the server looks for it.
 *
 * @param address below the site's base: `demos/core/react-crud/BikeRental/`
 */
export type Maker = (address: string, server: Server) => Promise<void>;

/** A handler of requests that has a maker make what is asked for, and leaves the answer to the next. */
export function makerMiddleware(baseUrl: string, make: (address: string) => Promise<void>) {
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(baseUrl)) {
      next();
      return;
    }
    make(pathname.slice(baseUrl.length)).then(next, (error: unknown) => {
      console.error(error);
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(String(error));
    });
  };
}

/**
 * The development server's settings with a middleware before all others.
 *
 * Docusaurus merges the settings of all plugins with its own: each function gets one and the same list of
 * middlewares, and what they return is joined. Its own function returns the list.
 */
export function putFirst(create: (server: Server) => Middleware): Configuration {
  return {
    setupMiddlewares: (middlewares, server) => {
      middlewares.unshift(create(server));
      return [];
    },
  };
}

/** The development server's settings with which it asks a maker before it looks for a file. */
export function askFirst(baseUrl: string, make: Maker): Configuration {
  return putFirst((server) => makerMiddleware(baseUrl, (address) => make(address, server)));
}
