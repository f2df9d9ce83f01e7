import { parseEnv } from 'node:util';
import { parse } from 'yaml';
import { appFilesIn, pageNameOf } from '../../lib/studio/pageFiles';
import type { Page } from '../lib/readPages';

/** A page of an app, and where the docs show it. */
interface AppPage {
  name: string;
  /** `docs-studio/concepts/queries.mdx:104` */
  at: string;
}

/** What stands in the folder of an app at one time. */
export interface App {
  /** By path: `toolpad/theme.yml`. */
  files: Map<string, string>;
  pages: AppPage[];
  /** The names of components and queries. */
  names: Set<string>;
  /** What `.env` sets. */
  env: Map<string, string>;
}

/** What belongs to an app, its settings, and what fills its database. */
const APP_FILE = /^(?:toolpad\/.+\.\w+|\.env|\w+\.sql)$/;

const newApp = (): App => ({ files: new Map(), pages: [], names: new Set(), env: new Map() });

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
 * What a reader has who writes the files of a page of the docs. A file that is shown again is another
 * state of the app: what comes with it is an app of its own.
 *
 * @throws {Error} if a page file is no YAML
 */
export function appsOfPage(page: Page): App[] {
  const apps: App[] = [];
  let app = newApp();
  for (const { file, text, line } of appFilesIn(page, APP_FILE)) {
    if (file === '.env') {
      Object.entries(parseEnv(text)).forEach(([name, value]) => app.env.set(name, value ?? ''));
      continue;
    }
    if (app.files.has(file)) {
      apps.push(app);
      app = newApp();
    }
    app.files.set(file, text);
    const name = pageNameOf(file);
    if (name !== undefined) {
      app.pages.push({ name, at: `${page.path}:${line}` });
      namesIn(parse(text)).forEach((one) => app.names.add(one));
    }
  }
  return [...apps, app].filter(({ files }) => files.size > 0);
}

/** Whether two maps have the same name for different things. */
function contradict(one: Map<string, string>, other: Map<string, string>): boolean {
  return [...one].some(([name, value]) => (other.get(name) ?? value) !== value);
}

/** While it loads, Studio renames what has the name of a page. */
function shadows({ pages }: App, { names }: App): boolean {
  return pages.some(({ name }) => names.has(name));
}

function fits(one: App, other: App): boolean {
  return !(
    contradict(one.files, other.files) ||
    contradict(one.env, other.env) ||
    shadows(one, other) ||
    shadows(other, one)
  );
}

/** Puts apps into as few as it can without a change to any file: each costs a build. */
export function mergeApps(apps: readonly App[]): App[] {
  const merged: App[] = [];
  for (const app of apps) {
    const room = merged.find((one) => fits(one, app)) ?? newApp();
    if (!merged.includes(room)) {
      merged.push(room);
    }
    app.files.forEach((text, file) => room.files.set(file, text));
    app.env.forEach((value, name) => room.env.set(name, value));
    app.names.forEach((name) => room.names.add(name));
    room.pages.push(...app.pages);
  }
  return merged;
}
