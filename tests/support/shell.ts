import { execa, type Options } from 'execa';
import { startProcess } from '../../scripts/lib/startProcess.mjs';

const MINUTE_MS = 60_000;

const ADDRESS = /https?:\/\/(?:localhost|127\.0\.0\.1):\d+/;

type Variables = Readonly<Record<string, string | undefined>>;

const options = (cwd: string, env: Variables) =>
  ({
    cwd,
    stdin: 'ignore',
    all: true,
    // Commands ask no questions and send no telemetry.
    env: {
      CI: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      BROWSER: 'none',
      npm_config_yes: 'true',
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      npm_config_prefer_offline: 'true',
      npm_config_loglevel: 'error',
      // These belong to this process and its user, not to the reader.
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
  /** Returns its output so far. */
  output: () => string;
  /** Resolves when it has ended, and its port is free. */
  stop: () => Promise<void>;
}

/** The servers that run. */
const servers = new Set<Server>();

/** Ends all servers that run. */
export const stopServers = (): Promise<unknown> =>
  Promise.all([...servers].map(({ stop }) => stop()));

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
  const { stop, output, says } = startProcess('bash', ['-c', line], {
    name: line,
    cwd,
    env: { ...process.env, ...options(cwd, env).env },
    stdio: ['ignore', 'pipe', 'pipe'],
    stopWith: 'SIGKILL',
  });
  const server: Server = {
    url: '',
    output,
    stop: async () => {
      servers.delete(server);
      await stop();
    },
  };
  servers.add(server);
  server.url = await says(sign, 2 * MINUTE_MS);
  return server;
}
