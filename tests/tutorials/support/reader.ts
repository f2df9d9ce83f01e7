import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import getPort from 'get-port';
import { keepFolder } from '../../../scripts/lib/keepFolder';
import { ROOT } from '../../../scripts/verify/lib/readPages';
import { run, type Server, startServer } from '../../support/shell';
import { installStudio, keepStudio, linkModules } from '../../support/studio/packages';
import { recipeOf, type Step } from './recipe';

/** What a project is made with. */
export type Kit = 'next' | 'studio' | 'vite';

/** They keep a server to this machine, where that is possible: Studio listens on all of its networks. */
const OPTIONS: Readonly<Record<Kit, string>> = {
  next: '--hostname 127.0.0.1 --port 3000',
  studio: '--port 3000',
  vite: '--host 127.0.0.1 --port 3000',
};

/** The ports that pages name for their servers. */
const PORTS = /\b(?:3000|3001|4100|8080)\b/g;

/** Commands that don't end by themselves. */
const SERVERS =
  /^(?:[A-Z_]+=\S+ )*(?:npm (?:run (?:(?:toolpad:)?(?:dev|start)|preview)|start)|npx toolpad-studio (?:dev|start)|node .*server\.mjs)\b/;

/** Pages show `package.json` in parts, and npm adds the packages. */
function mergeManifests(old: string, shown: string): string {
  const [before, added] = [old || '{}', shown].map(
    (text) => JSON.parse(text) as { scripts?: object; dependencies?: object },
  );
  const scripts = { ...before?.scripts, ...added?.scripts };
  const dependencies = { ...before?.dependencies, ...added?.dependencies };
  return `${JSON.stringify({ ...before, ...added, scripts, dependencies }, null, 2)}\n`;
}

/** How a page goes on with a file that is there; every other file it shows as a whole. */
const MERGES: Readonly<Record<string, (old: string, shown: string) => string>> = {
  'package.json': mergeManifests,
  '.env': (old, shown) => old + shown,
};

/** Follows pages: types their commands, writes their files, and opens what runs then in a browser. */
export class Reader {
  /** What is left to do, by page. */
  private readonly pages = new Map<string, Step[]>();
  private steps: Step[] = [];
  private served = '';
  private server: Server | undefined;
  /** Free ports of this machine, by those that pages name: somebody may be using these. */
  private readonly ports = new Map<string, number>();

  constructor(
    /** Where the reader types. */
    public folder: string,
    private readonly page: Page,
    private readonly kit: Kit,
    /** The variables of servers. */
    readonly env: Record<string, string>,
  ) {}

  /**
   * Begins with a page, or goes on with it. A project that the page builds twice is built at last.
   *
   * @param built a command that is left out, for another page has had it typed
   */
  read(page: string, built?: string): void {
    const recipe = recipeOf(page).filter(({ command }) => command !== built);
    const commands = recipe.map(({ command }) => command);
    const steps = recipe.filter(
      ({ command }, index) => !/\bbuild\b/.test(command) || commands.lastIndexOf(command) === index,
    );
    this.steps = this.pages.get(page) ?? steps;
    this.pages.set(page, this.steps);
  }

  /** Takes the steps of the page that are left: all of them, or those to the end of a section. */
  async follow(section?: string): Promise<void> {
    const last = this.steps.map((step) => step.section).lastIndexOf(section ?? '');
    const steps = this.steps.splice(0, section === undefined ? Infinity : last + 1);
    expect(steps, `steps to the end of "${section}"`).not.toEqual([]);
    // What is open would reload with each file.
    await this.page.goto('about:blank');
    for (const [index, { command, file, code }] of steps.entries()) {
      const isPartOfNext = steps[index + 1]?.command.startsWith('npm install ');
      if (file !== undefined) {
        this.write(file, await this.onFreePorts(code));
      } else if (command.startsWith('cd ')) {
        this.folder = path.resolve(this.folder, command.slice('cd '.length));
      } else if (SERVERS.test(command)) {
        await this.serve(command);
      } else if (command !== 'npm install' || !isPartOfNext) {
        await this.type(command);
      }
    }
  }

  /** Writes a file, or adds to it what the page shows. */
  write(name: string, shown: string): void {
    const file = path.join(this.folder, name);
    const merge = MERGES[name];
    const old = merge && fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, merge ? merge(old, shown) : shown);
  }

  /**
   * Types a command, and waits until it has ended.
   *
   * @throws {Error} with what it printed, if it fails
   */
  async type(command: string): Promise<void> {
    if (/\bbuild\b/.test(command)) {
      // Next.js's development server would get in the way of its build.
      await this.stop();
    }
    if (command.startsWith('npm install')) {
      return this.install(command);
    }
    // The page goes on with another installation.
    const line = command.replace(/^npx create-next-app\b.*/, '$& --skip-install');
    await run(await this.onFreePorts(line), this.folder);
  }

  /** Unpacking takes npm a minute: projects of a kind begin with the same packages, and npm looks after them. */
  private async install(command: string): Promise<void> {
    const day = new Date().toISOString().slice(0, 10);
    const kept =
      this.kit === 'studio'
        ? path.join(await keepStudio(), 'node_modules')
        : path.join(ROOT, '.cache/tutorials', this.kit, day);
    const modules = path.join(this.folder, 'node_modules');
    if (!fs.existsSync(modules) && fs.existsSync(kept)) {
      await linkModules(kept, modules);
    }
    await run(command, this.folder);
    await keepFolder(kept, (dir) => linkModules(modules, dir));
  }

  /** Makes the folder one in which Studio has been installed, as the guides take for granted. */
  async haveStudio(): Promise<void> {
    await installStudio(this.folder);
  }

  /** Starts a server in place of the last one, when it is first needed. */
  async serve(command: string): Promise<void> {
    await this.stop();
    this.served = command;
  }

  /** Ends the server; it starts anew when it is next needed. */
  async stop(): Promise<void> {
    // What is open would wait for it, and reload.
    await this.page.goto('about:blank');
    await this.server?.stop();
    this.server = undefined;
  }

  /** Where the app runs. */
  async address(): Promise<string> {
    if (!this.server) {
      const hasPort = /PORT=|--port|\bnode /.test(this.served);
      const separator = /\bnpm /.test(this.served) ? ' --' : '';
      const options = hasPort ? '' : `${separator} ${OPTIONS[this.kit]}`;
      const line = await this.onFreePorts(this.served + options);
      // The next server may have other scripts at the same addresses.
      const devTools = await this.page.context().newCDPSession(this.page);
      await devTools.send('Network.clearBrowserCache');
      this.server = await startServer(line, this.folder, this.env);
    }
    // Next.js says "localhost" in its redirects, whatever it was asked for, and cookies belong to one name.
    const host = this.kit === 'next' ? 'localhost' : '127.0.0.1';
    return this.server.url.replace(/localhost|127\.0\.0\.1/, host);
  }

  /** Opens an address of the app, or another one, in the browser. */
  async open(address: string): Promise<void> {
    const url = new URL(address, await this.address()).href;
    // Development servers notice a new file after a moment, and say 404 until then.
    await expect(async () => {
      const response = await this.page.goto(url);
      expect(response?.status()).not.toBe(404);
    }).toPass({ timeout: 5 * 60_000 });
  }

  /** The status of an answer of the app. */
  async statusOf(address: string, headers: Record<string, string> = {}): Promise<number> {
    const url = new URL(address, await this.address());
    return (await fetch(url, { headers, redirect: 'manual' })).status;
  }

  /** What the server has printed. */
  get printed(): string {
    return this.server?.output() ?? '';
  }

  /** A command or a file, with the same free port wherever a page names the same. */
  private async onFreePorts(text: string): Promise<string> {
    for (const [named] of text.matchAll(PORTS)) {
      if (!this.ports.has(named)) {
        this.ports.set(named, await getPort());
      }
    }
    return text.replace(PORTS, (named) => String(this.ports.get(named)));
  }
}
