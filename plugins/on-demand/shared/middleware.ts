import type Server from 'webpack-dev-server';
import type { Configuration, Middleware } from 'webpack-dev-server';

/**
 * Returns development server settings that run a middleware before all others.
 *
 * Docusaurus merges the `setupMiddlewares` functions of all plugins: each function receives the same list of
 * middlewares, and the returned lists are concatenated. Docusaurus's own function returns the full list, so this one
 * returns an empty list.
 */
export function prependMiddleware(create: (server: Server) => Middleware): Configuration {
  return {
    setupMiddlewares: (middlewares, server) => {
      middlewares.unshift(create(server));
      return [];
    },
  };
}
