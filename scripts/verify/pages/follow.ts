import fs from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { messageOf } from '../../../plugins/shared/messageOf';
import { tell } from '../lib/tell';
import { mergeFile } from './mergeFile';
import type { Ports } from './ports';
import { type Check, type Followed, VISIT_PATIENCE_MS, type Visit } from './promise';
import { sectionsOfRecipe, type Step } from './recipe';
import { type Kit, runCommand, type Server, startServer } from './shell';

/** What came of a promise, or of a step that had to be taken for it. */
export interface Outcome {
  name: string;
  failure?: string;
}

/** How often and how long, in ms, a server is asked for a page that has just been written. */
const NOTICE_TRIES = 20;
const NOTICE_INTERVAL_MS = 500;

/** Goes to an address. Development servers notice a new file after a moment, and say 404 until then. */
async function visit(page: Page, url: string): Promise<void> {
  for (let tries = 1; tries <= NOTICE_TRIES; tries += 1) {
    const response = await page.goto(url);
    if (response?.status() !== 404) {
      return;
    }
    await page.waitForTimeout(NOTICE_INTERVAL_MS);
  }
}

/** Follows one page in a folder of its own. */
export class Follower {
  private cwd: string;
  private server: Server | undefined;
  /** What started the last server. */
  private served: string | undefined;
  private isBuilt = false;
  private readonly outcomes: Outcome[] = [];

  constructor(
    folder: string,
    private readonly browser: Browser,
    /** The variables with which Studio asks stand-ins instead of services outside. */
    private readonly standIns: Record<string, string>,
    private readonly ports: Ports,
  ) {
    this.cwd = folder;
  }

  private async kit(): Promise<Kit> {
    const text = await fs.readFile(path.join(this.cwd, 'package.json'), 'utf8');
    if (text.includes('toolpad-studio')) {
      return 'studio';
    }
    return text.includes('"next"') ? 'next' : 'vite';
  }

  /** The command, on a port that is free. Studio takes it as an option, and has one if none is named. */
  private async onFreePort(command: string, kit: Kit): Promise<string> {
    if (kit !== 'studio') {
      return command;
    }
    const named = /PORT=|--port|\bnode /.test(command) ? '' : ' --port 3000';
    const separator = named !== '' && /\bnpm /.test(command) ? ' --' : '';
    return this.ports.replace(`${command}${separator}${named}`);
  }

  private async end(): Promise<void> {
    await this.server?.stop();
    this.server = undefined;
  }

  private async serve(command: string): Promise<Server> {
    await this.end();
    this.served = command;
    const kit = await this.kit();
    this.server = await startServer(await this.onFreePort(command, kit), this.cwd, {
      kit,
      env: kit === 'studio' ? this.standIns : {},
    });
    return this.server;
  }

  /** The server, started again if a build has ended it. */
  private async running(): Promise<Server> {
    if (this.server) {
      return this.server;
    }
    if (this.served === undefined) {
      throw new Error('the page has not yet had a server started');
    }
    return this.serve(this.served);
  }

  /** A reader ends the server to type a command; Next.js's would get in the way of its build. */
  private async run(command: string): Promise<void> {
    const isBuild = /\bbuild\b/.test(command);
    if (isBuild) {
      await this.end();
    }
    await runCommand(await this.ports.replace(command), this.cwd);
    this.isBuilt = isBuild;
  }

  private async take(step: Step): Promise<void> {
    switch (step.kind) {
      case 'enter':
        this.cwd = path.resolve(this.cwd, step.folder);
        await fs.access(this.cwd);
        return;
      case 'write': {
        const file = path.resolve(this.cwd, step.file);
        await fs.mkdir(path.dirname(file), { recursive: true });
        const code = await this.ports.replace(step.code);
        await fs.writeFile(file, await mergeFile(file, code));
        this.isBuilt = false;
        return;
      }
      case 'run':
        await this.run(step.command);
        return;
      case 'serve':
        await this.serve(step.command);
    }
  }

  private async keep(after: string, sees: string, check: Check): Promise<void> {
    const name = `after "${after}": ${sees}`;
    const context = await this.browser.newContext();
    context.setDefaultTimeout(VISIT_PATIENCE_MS);
    const errors: string[] = [];
    const visits: Visit = {
      open: async (address) => {
        const { url } = await this.running();
        const page = await context.newPage();
        page.on('pageerror', ({ message }) => errors.push(message));
        await visit(page, new URL(address, url).href);
        return page;
      },
      address: async () => (await this.running()).url,
      end: async () => this.end(),
      folder: this.cwd,
    };
    try {
      await check(visits);
      this.tell(errors.length > 0 ? { name, failure: `uncaught: ${errors.join('; ')}` } : { name });
    } catch (error) {
      const said = this.server ? ['the server said:', this.server.output()] : [];
      this.tell({ name, failure: [messageOf(error), ...errors, ...said].join('\n') });
    } finally {
      await context.close();
    }
  }

  private tell(outcome: Outcome): void {
    this.outcomes.push(outcome);
    tell(outcome.name, outcome.failure === undefined ? [] : [outcome.failure]);
  }

  private async finish({ serve, finally: last }: Followed): Promise<void> {
    if (serve === undefined || last === undefined) {
      return;
    }
    if (!this.isBuilt) {
      await this.run('npm run build');
    }
    this.tell({ name: 'the project builds' });
    await this.serve(serve);
    await this.keep('the build', last.sees, last.check);
  }

  /**
   * Takes all steps in order, and checks after each section what the page promises there. A step that
   * fails ends it, for the rest would fail with it.
   */
  async follow(followed: Followed, steps: readonly Step[]): Promise<Outcome[]> {
    let at: Step | undefined;
    try {
      for (const section of sectionsOfRecipe(steps)) {
        for (const step of steps.filter((one) => one.section === section)) {
          at = step;
          await this.take(step);
        }
        for (const [sees, check] of Object.entries(followed.promises[section] ?? {})) {
          await this.keep(section, sees, check);
        }
      }
      at = undefined;
      await this.finish(followed);
    } catch (error) {
      const place = at ? `line ${at.line}, in "${at.section}"` : 'at the end';
      this.tell({ name: `can be followed: ${place}`, failure: messageOf(error) });
    } finally {
      await this.server?.stop();
    }
    const known = sectionsOfRecipe(steps);
    for (const [after, promises] of Object.entries(followed.promises)) {
      for (const sees of known.includes(after) ? [] : Object.keys(promises)) {
        this.tell({ name: sees, failure: `the page has no section "${after}" with a step in it` });
      }
    }
    return this.outcomes;
  }
}
