import { stripVTControlCharacters } from 'node:util';
import { expect } from '@playwright/test';
import { execa, type Options } from 'execa';

const MINUTE_MS = 60_000;

const ADDRESS = /https?:\/\/(?:localhost|127\.0\.0\.1):\d+/;

type Variables = Readonly<Record<string, string | undefined>>;

const options = (cwd: string, env: Variables) =>
  ({
    cwd,
    stdin: 'ignore',
    all: true,
    // Nobody is there to answer questions, and nothing is told to anyone.
    env: {
      CI: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      BROWSER: 'none',
      npm_config_yes: 'true',
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      npm_config_prefer_offline: 'true',
      npm_config_loglevel: 'error',
      // Of this process and its user, not of the reader.
      NODE_ENV: undefined,
      FORCE_COLOR: undefined,
      EDITOR: undefined,
      VISUAL: undefined,
      ...env,
    },
  }) satisfies Options;

/**
 * Runs a command to its end.
 *
 * @returns what it printed
 * @throws {Error} with what it printed, if it fails
 */
export async function run(line: string, cwd: string, env: Variables = {}): Promise<string> {
  const timeout = 10 * MINUTE_MS;
  return (await execa('bash', ['-c', line], { ...options(cwd, env), timeout })).all;
}

export interface Server {
  url: string;
  /** What it has printed. */
  output: () => string;
  /** Resolves when it has ended, and its port is free. */
  stop: () => Promise<void>;
}

/** How to end the servers that run. */
const stops = new Set<Server['stop']>();

/** Ends all servers that run. */
export const stopServers = (): Promise<unknown> => Promise.all([...stops].map((stop) => stop()));
process.once('exit', () => void stopServers());

/**
 * Starts a server and waits until it prints its address.
 *
 * @param sign what it prints when it is ready
 * @throws {Error} with what it printed, if it ends before
 */
export async function startServer(
  line: string,
  cwd: string,
  env: Variables = {},
  sign = ADDRESS,
): Promise<Server> {
  // A group of its own, so that all of it can be ended together.
  const how = { ...options(cwd, env), buffer: false, reject: false, detached: true } as const;
  const child = execa('bash', ['-c', line], how);
  let output = '';
  child.all.on('data', (data: Buffer) => (output += stripVTControlCharacters(data.toString())));
  const stop = async () => {
    stops.delete(stop);
    if (child.pid !== undefined && child.exitCode === null) {
      process.kill(-child.pid, 'SIGKILL');
    }
    await child;
  };
  stops.add(stop);
  await expect
    .poll(() => child.exitCode !== null || sign.test(output), {
      message: line,
      timeout: 2 * MINUTE_MS,
    })
    .toBe(true);
  if (!sign.test(output)) {
    throw new Error(`\`${line}\` has ended:\n${output}`);
  }
  return { url: sign.exec(output)?.[0] ?? '', output: () => output, stop };
}
