import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  type Count,
  countTests,
  type Failure,
  failuresOf,
  type JestResults,
  secondTriesOf,
} from './jestResults';
import { secondTriesIn } from './secondTry';
import type { Step } from './steps';

/** What came of a step. */
export interface Result extends Count {
  failures: Failure[];
  secondTries?: string[];
}

/** Told what a step prints, line by line. */
type Listener = (line: string) => void;

/** The line with which the project's own checks end. */
export function readCount(output: string): Count | undefined {
  const [, passed, failed] = /^(\d+) passed, (\d+) failed$/m.exec(output) ?? [];
  return passed === undefined
    ? undefined
    : { passed: Number(passed), failed: Number(failed), skipped: 0 };
}

/** The command of a step. Scripts of package.json are run without npm, which takes half a second. */
function commandOf({ script, command = [] }: Step, cwd: string): string[] {
  if (!script) {
    return command;
  }
  const { scripts } = JSON.parse(fs.readFileSync(path.join(cwd, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return scripts[script]?.split(' ') ?? [];
}

const running = new Set<ChildProcess>();

// The end of the run is the end of its steps: else jest works on, with its browsers, for minutes.
process.once('SIGTERM', () => {
  running.forEach((child) => child.kill());
  process.exit(128 + os.constants.signals.SIGTERM);
});

/** Runs a program of node_modules/.bin, or a script of this project (`node`). */
function run(
  [program, ...args]: string[],
  cwd: string,
  listen: Listener,
): Promise<{ ok: boolean; output: string }> {
  const isNode = program === 'node';
  const file = isNode ? process.execPath : path.join(cwd, 'node_modules', '.bin', String(program));
  return new Promise((resolve) => {
    let output = '';
    let line = '';
    const take = (data: string): void => {
      output += data;
      const [rest = '', ...lines] = (line + data).split(/\r?\n/).reverse();
      line = rest;
      lines.reverse().forEach(listen);
    };
    const child = spawn(file, args, { cwd, shell: !isNode && process.platform === 'win32' });
    running.add(child);
    child.stdout.setEncoding('utf8').on('data', take);
    child.stderr.setEncoding('utf8').on('data', take);
    child.once('error', ({ message }) =>
      resolve({ ok: false, output: `${message}. Install the project first: npm ci` }),
    );
    child.once('close', (code) => {
      running.delete(child);
      resolve({ ok: code === 0, output });
    });
  });
}

/** What repeats a step as a whole. */
const repeat = ({ name, script }: Step): string =>
  script ? `npm run ${script}` : `npm test -- ${name}`;

/** Runs a step of jest's, and reads what jest counted. */
async function runJest(step: Step, cwd: string, listen: Listener): Promise<Result> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'npm-test-'));
  const file = path.join(folder, 'results.json');
  try {
    const command = [...commandOf(step, cwd), '--json', '--outputFile', file];
    const { ok, output } = await run(command, cwd, listen);
    const whole = [{ message: output, again: repeat(step) }];
    if (!fs.existsSync(file)) {
      return { passed: 0, failed: 1, skipped: 0, failures: whole };
    }
    const results = JSON.parse(fs.readFileSync(file, 'utf8')) as JestResults;
    const count = countTests(results);
    if (ok || count.failed > 0) {
      const failures = failuresOf(results, step.script ?? step.name, cwd);
      return { ...count, failures, secondTries: secondTriesOf(results) };
    }
    // Jest can fail without a failed test, for example in its setup.
    return { ...count, failed: 1, failures: whole };
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

/**
 * Runs one step.
 *
 * @param cwd the project
 */
export async function runStep(step: Step, cwd: string, listen: Listener): Promise<Result> {
  if (step.counts === 'jest') {
    return runJest(step, cwd, listen);
  }
  const { ok, output } = await run(commandOf(step, cwd), cwd, listen);
  const said = (step.counts && readCount(output)) ?? {
    passed: Number(ok && !step.counts),
    failed: Number(!ok || step.counts !== undefined),
    skipped: 0,
  };
  const count = ok || said.failed > 0 ? said : { ...said, failed: 1 };
  return {
    ...count,
    failures: count.failed > 0 ? [{ message: output, again: repeat(step) }] : [],
    secondTries: secondTriesIn(output),
  };
}
