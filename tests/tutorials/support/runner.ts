import fs from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import getPort from 'get-port';
import { cacheFolder } from '../../../scripts/lib/cache';
import { ROOT } from '../../../scripts/lib/readPages';
import { run, type Server, startServer } from '../../support/shell';
import { linkModules } from '../../studio/support/packages';
import { readSteps, type Step } from './steps';

export type BuildTool = 'next' | 'vite';

/** Options that set the port and make the server listen only on this machine. */
const SERVER_OPTIONS: Readonly<Record<BuildTool, string>> = {
  next: '--hostname 127.0.0.1 --port 3000',
  vite: '--host 127.0.0.1 --port 3000',
};

/** Matches the port numbers in commands and files on the pages. */
const PORT_PATTERN = /\b(?:3000|3001|4100|8080)\b/g;

/** Matches commands that start a server. */
const SERVER_COMMAND =
  /^(?:[A-Z_]+=\S+ )*(?:npm (?:run (?:dev|start|preview)|start)|node .*server\.mjs)\b/;

/** Merges a part of `package.json` from a page with the dependencies that npm has added. */
function mergeManifests(old: string, added: string): string {
  const [before, after] = [old || '{}', added].map(
    (text) => JSON.parse(text) as { scripts?: object; dependencies?: object },
  );
  const scripts = { ...before?.scripts, ...after?.scripts };
  const dependencies = { ...before?.dependencies, ...after?.dependencies };
  return `${JSON.stringify({ ...before, ...after, scripts, dependencies }, null, 2)}\n`;
}

/** Files that pages show in parts, with the functions that merge the parts. All other files are replaced. */
const MERGE_FUNCTIONS: Readonly<Record<string, (old: string, added: string) => string>> = {
  'package.json': mergeManifests,
  '.env': (old, added) => old + added,
};

/** Follows tutorials: runs their commands, writes their files, and opens the app in a browser. */
export class TutorialRunner {
  private readonly pages = new Map<string, Step[]>();
  private steps: Step[] = [];
  private served = '';
  private server: Server | undefined;
  /** The free ports that replace the ports on the pages. */
  private readonly ports = new Map<string, number>();

  constructor(
    /** The working directory. */
    public folder: string,
    private readonly page: Page,
    private readonly kit: BuildTool,
    /** The environment variables for servers. */
    readonly env: Record<string, string> = {},
  ) {}

  /** Starts a page, or continues with it. If the page builds a project twice, only the last build runs. */
  read(page: string): void {
    const all = readSteps(page);
    const commands = all.map(({ command }) => command);
    const steps = all.filter(
      ({ command }, index) => !/\bbuild\b/.test(command) || commands.lastIndexOf(command) === index,
    );
    this.steps = this.pages.get(page) ?? steps;
    this.pages.set(page, this.steps);
  }

  /** Skips the page's steps up to a section. */
  skipTo(section: string): void {
    const first = this.steps.findIndex((step) => step.section === section);
    expect(first, `steps in "${section}"`).not.toBe(-1);
    this.steps.splice(0, first);
  }

  /** Runs the remaining steps of the page, or only those up to the end of a section. */
  async follow(section?: string): Promise<void> {
    const last = this.steps.map((step) => step.section).lastIndexOf(section ?? '');
    const steps = this.steps.splice(0, section === undefined ? Infinity : last + 1);
    expect(steps, `steps to the end of "${section}"`).not.toEqual([]);
    // An open page would reload after each change of a file.
    await this.page.goto('about:blank');
    for (const [index, { command, file, code }] of steps.entries()) {
      const isPartOfNext = steps[index + 1]?.command.startsWith('npm install ');
      if (file !== undefined) {
        this.write(file, await this.useFreePorts(code));
      } else if (command.startsWith('cd ')) {
        this.folder = path.resolve(this.folder, command.slice('cd '.length));
      } else if (SERVER_COMMAND.test(command)) {
        await this.serve(command);
      } else if (command !== 'npm install' || !isPartOfNext) {
        await this.run(command);
      }
    }
  }

  /** Writes a file. If the page shows only a part of the file, the part is merged. */
  write(name: string, content: string): void {
    const file = path.join(this.folder, name);
    const merge = MERGE_FUNCTIONS[name];
    const old = merge && fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, merge ? merge(old, content) : content);
  }

  /**
   * Runs a command to its end.
   *
   * @throws with its output, if it fails
   */
  async run(command: string): Promise<void> {
    if (/\bbuild\b/.test(command)) {
      // Next.js can't build an app while its development server is running.
      await this.stop();
    }
    if (command.startsWith('npm install')) {
      return this.install(command);
    }
    // From here on, the page installs something else.
    const line = command.replace(/^npx create-next-app\b.*/, '$& --skip-install');
    await run(await this.useFreePorts(line), this.folder);
  }

  /**
   * Installs packages. Projects of the same kind start with a cached copy, because npm takes a minute to unpack the
   * packages.
   */
  private async install(command: string): Promise<void> {
    const day = new Date().toISOString().slice(0, 10);
    const cache = path.join(ROOT, '.cache/tutorials', this.kit, day);
    const modules = path.join(this.folder, 'node_modules');
    if (!fs.existsSync(modules) && fs.existsSync(cache)) {
      await linkModules(cache, modules);
    }
    await run(command, this.folder);
    await cacheFolder(cache, (dir) => linkModules(modules, dir));
  }

  /** Replaces the command that starts the server. The server starts on demand. */
  async serve(command: string): Promise<void> {
    await this.stop();
    this.served = command;
  }

  /** Stops the server. It starts again on demand. */
  async stop(): Promise<void> {
    // An open page would wait for the server, and then reload.
    await this.page.goto('about:blank');
    await this.server?.stop();
    this.server = undefined;
  }

  /** Returns the URL of the running app. */
  async url(): Promise<string> {
    if (!this.server) {
      const hasPort = /PORT=|--port|\bnode /.test(this.served);
      const separator = /\bnpm /.test(this.served) ? ' --' : '';
      const options = hasPort ? '' : `${separator} ${SERVER_OPTIONS[this.kit]}`;
      const line = await this.useFreePorts(this.served + options);
      // The next server may serve different scripts under the same URLs.
      const devTools = await this.page.context().newCDPSession(this.page);
      await devTools.send('Network.clearBrowserCache');
      this.server = await startServer(line, this.folder, this.env);
    }
    // Next.js redirects all hosts to "localhost", and cookies are limited to one host.
    const host = this.kit === 'next' ? 'localhost' : '127.0.0.1';
    return this.server.url.replace(/localhost|127\.0\.0\.1/, host);
  }

  /** Opens a path of the app, or another URL, in the browser. */
  async open(path: string): Promise<void> {
    const url = new URL(path, await this.url()).href;
    // A development server needs a moment to detect a new file, and responds with 404 until then.
    await expect(async () => {
      const response = await this.page.goto(url);
      expect(response?.status()).not.toBe(404);
    }).toPass({ timeout: 5 * 60_000 });
  }

  /** Requests a path of the app. */
  async fetchStatus(path: string, headers: Record<string, string> = {}): Promise<number> {
    const url = new URL(path, await this.url());
    return (await fetch(url, { headers, redirect: 'manual' })).status;
  }

  get output(): string {
    return this.server?.output() ?? '';
  }

  /** Replaces the ports in a command or a file with free ones, which are the same on all pages. */
  private async useFreePorts(text: string): Promise<string> {
    for (const [port] of text.matchAll(PORT_PATTERN)) {
      if (!this.ports.has(port)) {
        this.ports.set(port, await getPort());
      }
    }
    return text.replace(PORT_PATTERN, (port) => String(this.ports.get(port)));
  }
}
