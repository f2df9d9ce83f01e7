/**
 * Removes the site's base URL from a route.
 *
 * @param route - a pathname as the router has it, such as `/toolpad/core/introduction/`
 * @param baseUrl - the site's base URL, with or without its trailing slash
 * @returns the pathname without the base, such as `/core/introduction/`; `/` for the base itself; `undefined` if the
 *   route is outside of the base (`/toolpad-old` is outside of `/toolpad/`)
 */
export function removeBase(route: string, baseUrl: string): string | undefined {
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
