/** Where the site stands on its host. */
export const SITE_BASE_URL = '/toolpad/';

/**
 * Takes the site's base off a route.
 *
 * @param route - An address as the router knows it, e.g. `/toolpad/core/introduction/`.
 * @param baseUrl - The site's base, with or without its last slash.
 * @returns The pathname without the base, e.g. `/core/introduction/`, and `/` for the base itself;
 *   `undefined` if the route is outside the base (`/toolpad-old` is outside `/toolpad/`).
 */
export function withoutBase(route: string, baseUrl: string = SITE_BASE_URL): string | undefined {
  const base = baseUrl.replace(/\/$/, '');
  if (!route.startsWith(base)) {
    return undefined;
  }
  const rest = route.slice(base.length);
  if (rest.startsWith('/')) {
    return rest;
  }
  return rest === '' || /^[?#]/.test(rest) ? `/${rest}` : undefined;
}
