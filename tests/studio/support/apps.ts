import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import type { Page } from '../../../scripts/lib/readPages';
import { getTabs, selectTab } from '../../support/selectTab';
import { findAppFiles, getPageName } from '../../support/studioFiles';

export type DatabaseName = 'MySQL' | 'PostgreSQL';

/** The variables of `.env` that connect an app to a database. */
const DATABASE_VARIABLES = new Map<string, DatabaseName>([
  ['MYSQL_DATABASE', 'MySQL'],
  ['PGDATABASE', 'PostgreSQL'],
]);

/** The key for the database's name in an app's `properties`. */
const DATABASE_KEY = '@database';

/** An app that pages of the documentation show, in one of its states. */
export interface App {
  /**
   * The properties that apps can't share if they differ: the content of a file under its path (`toolpad/theme.yml`),
   * the value of a variable in `.env` under its name with a `$`, the kind of a page, component, or query under its name
   * with a `#`, and the name of the database.
   */
  properties: Map<string, string>;
  /** The position in the documentation of each page of the app: `docs-studio/concepts/queries.mdx:104`. */
  pages: Map<string, string>;
}

/** Matches the files of an app, `.env`, the configuration of PostCSS, and the SQL for the database. */
const APP_FILE = /^(?:toolpad\/.+\.\w+|\.env|postcss\.config\.mjs|\w+\.sql)$/;

export const getFiles = ({ properties }: App): [file: string, text: string][] =>
  [...properties].filter(([name]) => !/^[$#@]/.test(name));

export const getSettings = ({ properties }: App): Record<string, string> =>
  Object.fromEntries(
    [...properties].flatMap(([name, value]) =>
      name.startsWith('$') ? [[name.slice(1), value]] : [],
    ),
  );

/** Returns the name of the app's database, if it has one. */
export const getDatabase = ({ properties }: App): DatabaseName | undefined =>
  properties.get(DATABASE_KEY) as DatabaseName | undefined;

/** Returns the name of the database that the variables configure, if any. */
const findDatabase = (settings: object): DatabaseName | undefined =>
  Object.keys(settings).flatMap((name) => DATABASE_VARIABLES.get(name) ?? [])[0];

/** Returns the names of components and queries, which expressions use to refer to them. */
function findNames(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) {
    return [];
  }
  const { name } = node as { name?: unknown };
  const isNamed = typeof name === 'string' && ('component' in node || 'query' in node);
  return [...(isNamed ? [name] : []), ...Object.values(node).flatMap(findNames)];
}

/**
 * Collects the files of a documentation page into apps. If the page shows a file again, a new app starts, because the
 * file shows another state. Each tab is an app of its own.
 */
export function collectApps(page: Page): App[] {
  const tabs = getTabs(page);
  if (tabs.length > 1) {
    return tabs.flatMap((tab) => collectApps(selectTab(page, tab)));
  }
  const apps: App[] = [];
  let app: App = { properties: new Map(), pages: new Map() };
  for (const { file, text, line } of findAppFiles(page, APP_FILE)) {
    if (file === '.env') {
      const settings = parseEnv(text);
      const database = findDatabase(settings);
      Object.entries(settings).forEach(([key, value = '']) => app.properties.set(`$${key}`, value));
      if (database) {
        app.properties.set(DATABASE_KEY, database);
      }
      continue;
    }
    if (app.properties.has(file)) {
      app = { properties: new Map(), pages: new Map() };
    }
    if (!apps.includes(app)) {
      apps.push(app);
    }
    app.properties.set(file, text);
    const name = getPageName(file);
    if (name !== undefined) {
      findNames(parse(text)).forEach((one) => app.properties.set(`#${one}`, 'part of a page'));
      app.properties.set(`#${name}`, 'page');
      app.pages.set(name, `${page.path}:${line}`);
    }
  }
  return apps;
}

/**
 * Merges apps to reduce the number of builds. Two apps can be merged if they have no different version of a file or
 * variable, and if nothing has the same name as a page, because Studio would rename it.
 */
export function mergeApps(apps: readonly App[]): App[] {
  const merged: App[] = [];
  for (const { properties, pages } of apps) {
    const target = merged.find((one) =>
      [...properties].every(([name, value]) => (one.properties.get(name) ?? value) === value),
    );
    if (target) {
      properties.forEach((value, name) => target.properties.set(name, value));
      pages.forEach((source, name) => target.pages.set(name, source));
    } else {
      merged.push({ properties: new Map(properties), pages: new Map(pages) });
    }
  }
  return merged;
}
