import fs from 'node:fs/promises';
import path from 'node:path';
import { parse, parseDocument } from 'yaml';
import { filesBelow, writeFile } from '../../../../plugins/shared/node/files';
import type { Scheme } from '../../../../plugins/shared/pictures';
import { appFilesIn, pageNameOf } from '../pageFiles';
import type { Story } from './story';

/** The folder of the docs' pages. */
export const DOCS = path.resolve(__dirname, '../../../../docs-studio');

const THEME = 'toolpad/theme.yml';

/** Nothing is set. */
export const NO_THEME = 'apiVersion: v1\nkind: theme\nspec:\n  options: {}\n';

/** How long Studio may take to read an app, and how often it is asked. */
const READ_MS = 20_000;
const ASK_MS = 250;

/** What Studio reads only when it starts. */
const AT_START = ['toolpad/application.yml', '.env'];

/** The files of an app, by their places in its folder. */
export type App = ReadonlyMap<string, string>;

/** The app's theme, in one of its modes. */
function themeIn(text: string, scheme: Scheme): string {
  const theme = parseDocument(text);
  theme.setIn(['spec', 'options', 'palette', 'mode'], scheme);
  return String(theme);
}

/** The app of a story: what stands in the blocks of its page, and its own files. */
export async function appOf(story: Pick<Story, 'page' | 'files'>, scheme: Scheme): Promise<App> {
  const text = await fs.readFile(path.join(DOCS, story.page), 'utf8');
  const app = new Map<string, string>();
  for (const { file, text: block } of appFilesIn({ path: story.page, text })) {
    app.set(file, block);
  }
  for (const [file, own] of Object.entries(story.files ?? {})) {
    if (own === null) {
      app.delete(file);
    } else {
      app.set(file, own);
    }
  }
  return app.set(THEME, themeIn(app.get(THEME) ?? NO_THEME, scheme));
}

/** What Studio has to be started anew for if it changes. */
export const setupOf = (app: App): string => JSON.stringify(AT_START.map((file) => app.get(file)));

/** Makes a folder hold an app and no other; files that stay as they are aren't touched. */
export async function writeApp(folder: string, app: App): Promise<void> {
  const root = path.join(folder, 'toolpad');
  await fs.mkdir(root, { recursive: true });
  const found = filesBelow(root).map((file) => `toolpad/${file}`);
  // What Studio generates is its own.
  const written = found.filter((file) => !file.startsWith('toolpad/.'));
  for (const file of [...written, '.env']) {
    if (!app.has(file)) {
      await fs.rm(path.join(folder, file), { force: true });
    }
  }
  for (const [file, text] of app) {
    const target = path.join(folder, file);
    if ((await fs.readFile(target, 'utf8').catch(() => undefined)) !== text) {
      writeFile(target, text);
    }
  }
}

const STATE = /window\["__initialToolpadState__"\] = (.+)<\/script>/;

/** What a page of Studio brings along of the app. */
interface State {
  dom: { nodes: Record<string, { type: string; name: string; theme?: ThemeOptions }> };
}

interface ThemeOptions {
  palette?: { mode?: string };
}

/** The pages and the mode that Studio has read by now. */
async function readBy(url: string): Promise<string> {
  const html = await (await fetch(`${url}/editor`)).text();
  const { dom } = JSON.parse(STATE.exec(html)?.[1] ?? '{"dom":{"nodes":{}}}') as State;
  const nodes = Object.values(dom.nodes);
  const names = nodes.filter(({ type }) => type === 'page').map(({ name }) => name);
  const mode = nodes.find(({ type }) => type === 'theme')?.theme?.palette?.mode;
  return JSON.stringify([names.sort(), mode]);
}

/**
 * Waits until Studio has read an app.
 *
 * @param url of the app
 * @throws Error if it reads another one
 */
export async function untilRead(url: string, app: App): Promise<void> {
  const names = [...app.keys()].flatMap((file) => pageNameOf(file) ?? []);
  const theme = parse(app.get(THEME) ?? NO_THEME) as { spec: { options: ThemeOptions } };
  const { mode } = theme.spec.options.palette ?? {};
  const wanted = JSON.stringify([names.sort(), mode]);
  const end = Date.now() + READ_MS;
  let found = '';
  while (Date.now() < end) {
    found = await readBy(url);
    if (found === wanted) {
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, ASK_MS));
  }
  throw new Error(`Expected Studio to read the pages and the mode ${wanted}, found ${found}.`);
}
