import fs from 'node:fs/promises';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { type Followed, type PagePromise, VISIT_PATIENCE_MS, type Visit } from './promise';
import { sectionsOfRecipe, type Step } from './recipe';
import { runCommand, type Server, startServer } from './shell';

/** What came of a promise, or of a step that had to be taken for it. */
export interface Outcome {
  name: string;
  failure?: string;
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Follows one page in a folder of its own. */
export class Follower {
  private cwd: string;
  private server: Server | undefined;
  private isBuilt = false;
  private readonly outcomes: Outcome[] = [];

  constructor(
    folder: string,
    private readonly browser: Browser,
    private readonly say: (line: string) => void,
  ) {
    this.cwd = folder;
  }

  private async usesNext(): Promise<boolean> {
    const text = await fs.readFile(path.join(this.cwd, 'package.json'), 'utf8');
    return text.includes('"next"');
  }

  private async serve(command: string): Promise<void> {
    this.server?.stop();
    this.server = await startServer(command, this.cwd, await this.usesNext());
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
        await fs.writeFile(file, step.code);
        this.isBuilt = false;
        return;
      }
      case 'run':
        await runCommand(step.command, this.cwd);
        this.isBuilt = /\bbuild\b/.test(step.command);
        return;
      case 'serve':
        await this.serve(step.command);
    }
  }

  private async keep(promise: Pick<PagePromise, 'sees' | 'check'>, after: string): Promise<void> {
    const name = `after "${after}": ${promise.sees}`;
    const context = await this.browser.newContext();
    context.setDefaultTimeout(VISIT_PATIENCE_MS);
    const errors: string[] = [];
    const visit: Visit = {
      open: async (address) => {
        if (!this.server) {
          throw new Error('the page has not yet had a server started');
        }
        const page = await context.newPage();
        page.on('pageerror', ({ message }) => errors.push(message));
        await page.goto(new URL(address, this.server.url).href);
        return page;
      },
    };
    try {
      await promise.check(visit);
      this.tell(errors.length > 0 ? { name, failure: `uncaught: ${errors.join('; ')}` } : { name });
    } catch (error) {
      this.tell({ name, failure: [messageOf(error), ...errors].join('\n') });
    } finally {
      await context.close();
    }
  }

  private tell(outcome: Outcome): void {
    this.outcomes.push(outcome);
    this.say(`${outcome.failure === undefined ? 'ok  ' : 'FAIL'}   ${outcome.name}`);
    if (outcome.failure !== undefined) {
      this.say(`       ${outcome.failure.replaceAll('\n', '\n       ')}`);
    }
  }

  private async finish({ serve, finally: last }: Followed): Promise<void> {
    if (!this.isBuilt) {
      await runCommand('npm run build', this.cwd);
    }
    this.tell({ name: 'the project builds' });
    await this.serve(serve);
    await this.keep(last, 'the build');
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
        for (const promise of followed.promises.filter(({ after }) => after === section)) {
          await this.keep(promise, section);
        }
      }
      at = undefined;
      await this.finish(followed);
    } catch (error) {
      const place = at ? `line ${at.line}, in "${at.section}"` : 'at the end';
      this.tell({ name: `can be followed: ${place}`, failure: messageOf(error) });
    } finally {
      this.server?.stop();
    }
    const known = sectionsOfRecipe(steps);
    for (const { after, sees } of followed.promises.filter((one) => !known.includes(one.after))) {
      this.tell({ name: sees, failure: `the page has no section "${after}" with a step in it` });
    }
    return this.outcomes;
  }
}
