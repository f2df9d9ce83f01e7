import routes from '@generated/routes';
import { matchRoutes } from 'react-router-config';
import { loadSection } from './sections';

/** A route whose component is loaded on demand; its types say that `preload` returns nothing. */
interface LoadableRoute {
  component: { preload: () => Promise<unknown> };
}

/**
 * Takes the place of Docusaurus's own, which knows all routes: loads what a page is made of, and its
 * section before.
 *
 * @param pathname the page's address, as it is or encoded
 * @throws if a script cannot be had
 */
export default async function preload(pathname: string): Promise<void> {
  const addresses = [...new Set([pathname, decodeURI(pathname)])];
  await Promise.all(addresses.map(loadSection));
  const matches = addresses.flatMap((address) => matchRoutes(routes, address));
  const found = matches.map(({ route }) => route as unknown as LoadableRoute);
  await Promise.all(found.map(({ component }) => component.preload()));
}
