import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { appFilesIn, pageNameOf } from '../../../scripts/lib/studio/pageFiles';
import type { Page } from '../../../scripts/verify/lib/readPages';

/** What stands in the folder of an app at one time. */
export interface App {
  /**
   * The text of each file, by its path (`toolpad/theme.yml`); the value of each variable of `.env`, by its name
   * behind a `$`; and behind a `#`, what has a name: a page, a component or a query.
   */
  facts: Map<string, string>;
  /** The pages of the app, and where the docs show them: `docs-studio/concepts/queries.mdx:104`. */
  pages: Map<string, string>;
}

/** What belongs to an app, its settings, and what fills its database. */
const APP_FILE = /^(?:toolpad\/.+\.\w+|\.env|\w+\.sql)$/;

export const filesOf = ({ facts }: App): [file: string, text: string][] =>
  [...facts].filter(([name]) => !/^[$#]/.test(name));

export const settingsOf = ({ facts }: App): Record<string, string> =>
  Object.fromEntries(
    [...facts].flatMap(([name, value]) => (name.startsWith('$') ? [[name.slice(1), value]] : [])),
  );

/** The names that expressions know components and queries by: each stands beside its kind. */
function namesIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) {
    return [];
  }
  const { name } = node as { name?: unknown };
  const isNamed = typeof name === 'string' && ('component' in node || 'query' in node);
  return [...(isNamed ? [name] : []), ...Object.values(node).flatMap(namesIn)];
}

/**
 * What readers have who write the files of a page of the docs. A file that is shown again is another state of
 * the app: what comes with it is an app of its own.
 */
export function appsOfPage(page: Page): App[] {
  const apps: App[] = [];
  let app: App = { facts: new Map(), pages: new Map() };
  for (const { file, text, line } of appFilesIn(page, APP_FILE)) {
    if (file === '.env') {
      Object.entries(parseEnv(text)).forEach(([key, value = '']) =>
        app.facts.set(`$${key}`, value),
      );
      continue;
    }
    if (app.facts.has(file)) {
      app = { facts: new Map(), pages: new Map() };
    }
    if (!apps.includes(app)) {
      apps.push(app);
    }
    app.facts.set(file, text);
    const name = pageNameOf(file);
    if (name !== undefined) {
      namesIn(parse(text)).forEach((one) => app.facts.set(`#${one}`, 'part of a page'));
      app.facts.set(`#${name}`, 'page');
      app.pages.set(name, `${page.path}:${line}`);
    }
  }
  return apps;
}

/**
 * Puts apps into as few as it can, for each costs a build: those in which no file or variable differs, and in
 * which nothing has the name of a page, since Studio would rename that.
 */
export function mergeApps(apps: readonly App[]): App[] {
  const merged: App[] = [];
  for (const { facts, pages } of apps) {
    const room = merged.find((one) =>
      [...facts].every(([name, value]) => (one.facts.get(name) ?? value) === value),
    );
    if (room) {
      facts.forEach((value, name) => room.facts.set(name, value));
      pages.forEach((at, name) => room.pages.set(name, at));
    } else {
      merged.push({ facts: new Map(facts), pages: new Map(pages) });
    }
  }
  return merged;
}
