import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { findAppFiles, getPageName } from '../../../scripts/lib/studioFiles';
import type { Page } from '../../../scripts/verify/lib/readPages';

export type DatabaseName = 'MySQL' | 'PostgreSQL';

/** The variables of `.env` that connect an app to a database. */
const DATABASE_VARIABLES = new Map<string, DatabaseName>([
  ['MYSQL_DATABASE', 'MySQL'],
  ['PGDATABASE', 'PostgreSQL'],
]);

/** The name of the fact about the database. */
const DATABASE = '@database';

/** One state of an app. */
export interface App {
  /**
   * The texts of files by their paths (`toolpad/theme.yml`), the values of variables in `.env` by their names with a
   * `$`, the kinds of pages, components and queries by their names with a `#`, and the name of the database.
   */
  facts: Map<string, string>;
  /** The place in the documentation of each page of the app: `docs-studio/concepts/queries.mdx:104`. */
  pages: Map<string, string>;
}

/** Matches the files of an app, its variables, its configuration of PostCSS, and the SQL for its database. */
const APP_FILE = /^(?:toolpad\/.+\.\w+|\.env|postcss\.config\.mjs|\w+\.sql)$/;

export const getFiles = ({ facts }: App): [file: string, text: string][] =>
  [...facts].filter(([name]) => !/^[$#@]/.test(name));

export const getSettings = ({ facts }: App): Record<string, string> =>
  Object.fromEntries(
    [...facts].flatMap(([name, value]) => (name.startsWith('$') ? [[name.slice(1), value]] : [])),
  );

/** Returns the name of the database that an app connects to, if any. */
export const getDatabase = ({ facts }: App): DatabaseName | undefined =>
  facts.get(DATABASE) as DatabaseName | undefined;

/** Returns the name of the database that a block of `.env` connects to, if any. */
const findDatabase = (settings: object): DatabaseName | undefined =>
  Object.keys(settings).flatMap((name) => DATABASE_VARIABLES.get(name) ?? [])[0];

/** Returns the names of components and queries, by which expressions refer to them. */
function findNames(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) {
    return [];
  }
  const { name } = node as { name?: unknown };
  const isNamed = typeof name === 'string' && ('component' in node || 'query' in node);
  return [...(isNamed ? [name] : []), ...Object.values(node).flatMap(findNames)];
}

/**
 * Collects the files of a documentation page into apps. A file that the page shows again starts another app, because
 * it is another state of the first one. So do the variables of another database, whose SQL differs.
 */
export function collectApps(page: Page): App[] {
  const apps: App[] = [];
  let app: App = { facts: new Map(), pages: new Map() };
  for (const { file, text, line } of findAppFiles(page, APP_FILE)) {
    if (file === '.env') {
      const settings = parseEnv(text);
      const database = findDatabase(settings);
      if (database && (getDatabase(app) ?? database) !== database) {
        app = { facts: new Map(), pages: new Map() };
      }
      Object.entries(settings).forEach(([key, value = '']) => app.facts.set(`$${key}`, value));
      if (database) {
        app.facts.set(DATABASE, database);
      }
      continue;
    }
    if (app.facts.has(file)) {
      app = { facts: new Map(), pages: new Map() };
    }
    if (!apps.includes(app)) {
      apps.push(app);
    }
    app.facts.set(file, text);
    const name = getPageName(file);
    if (name !== undefined) {
      findNames(parse(text)).forEach((one) => app.facts.set(`#${one}`, 'part of a page'));
      app.facts.set(`#${name}`, 'page');
      app.pages.set(name, `${page.path}:${line}`);
    }
  }
  return apps;
}

/**
 * Merges apps, because each needs a build: those with no different file or variable, and in which nothing has the
 * name of a page, because Studio would rename it.
 */
export function mergeApps(apps: readonly App[]): App[] {
  const merged: App[] = [];
  for (const { facts, pages } of apps) {
    const target = merged.find((one) =>
      [...facts].every(([name, value]) => (one.facts.get(name) ?? value) === value),
    );
    if (target) {
      facts.forEach((value, name) => target.facts.set(name, value));
      pages.forEach((source, name) => target.pages.set(name, source));
    } else {
      merged.push({ facts: new Map(facts), pages: new Map(pages) });
    }
  }
  return merged;
}
