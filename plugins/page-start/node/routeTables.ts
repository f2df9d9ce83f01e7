import fs from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { GlobalData, RouteChunkNames } from '@docusaurus/types';
import type { Route } from '../shared/routes';

/** All that Docusaurus generates about the routes of a site. */
export interface RouteTables {
  routes: Route[];
  /** Chunk names by path and hash of a route: `path-hash`. */
  chunkNames: RouteChunkNames;
  /** The module that a chunk is made of, by the chunk's name. */
  modules: Record<string, string>;
  /** What all plugins tell to all components, by plugin and instance. */
  globalData: GlobalData;
}

/** What `ComponentCreator` is called with, and the component that a generated route has. */
type Component = Pick<Route, 'path' | 'hash'>;
type GeneratedRoute = Omit<Route, 'routes'> & { component: Component; routes?: GeneratedRoute[] };

/** The default export of a generated module, with what it calls. */
function evaluate(code: string, calls: object): unknown {
  const script = code.replaceAll(/^import .*$/gm, '').replace('export default', 'result =');
  const context = vm.createContext({ ...calls, result: undefined as unknown });
  vm.runInContext(script, context);
  return context.result;
}

const routeOf = ({ component, routes, ...route }: GeneratedRoute): Route => ({
  ...route,
  ...component,
  ...(routes && { routes: routes.map(routeOf) }),
});

/**
 * Reads what Docusaurus has generated about a site's routes.
 *
 * @param folder Docusaurus's folder for generated files
 * @throws {Error} if the files are not what Docusaurus 3.10 writes
 */
export function readRouteTables(folder: string): RouteTables {
  const read = (file: string): string => fs.readFileSync(path.join(folder, file), 'utf8');
  const ComponentCreator = (to: string, hash?: string): Component => ({
    path: to,
    ...(hash !== undefined && { hash }),
  });
  const routes = evaluate(read('routes.js'), { ComponentCreator });
  const registry = evaluate(read('registry.js'), { require: { resolveWeak: () => 0 } });
  if (!Array.isArray(routes) || typeof registry !== 'object' || registry === null) {
    throw new Error(
      `Page start: expected a list of routes and a registry of chunks in ${folder}, as Docusaurus 3.10 ` +
        'generates them, and found others. Compare routes.js and registry.js there with node/routeTables.ts.',
    );
  }
  const entries = Object.entries(registry as Record<string, [unknown, string, unknown]>);
  return {
    routes: (routes as GeneratedRoute[]).map(routeOf),
    chunkNames: JSON.parse(read('routesChunkNames.json')) as RouteChunkNames,
    modules: Object.fromEntries(entries.map(([name, [, module]]) => [name, module])),
    globalData: JSON.parse(read('globalData.json')) as GlobalData,
  };
}
