import { execa, type Options } from 'execa';
import { startProcess } from '../../scripts/lib/startProcess.mjs';

const MINUTE_MS = 60_000;

const URL_PATTERN = /https?:\/\/(?:localhost|127\.0\.0\.1):\d+/;

type Variables = Readonly<Record<string, string | undefined>>;

const getOptions = (cwd: string, env: Variables) =>
  ({
    cwd,
    stdin: 'ignore',
    all: true,
    // These variables turn off prompts, telemetry, and output that tests don't need.
    env: {
      CI: '1',
      NEXT_TELEMETRY_DISABLED: '1',
      BROWSER: 'none',
      npm_config_yes: 'true',
      npm_config_audit: 'false',
      npm_config_fund: 'false',
      npm_config_prefer_offline: 'true',
      npm_config_loglevel: 'error',
      // Variables of this process and its user must not affect the commands of readers.
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
 * @returns the command's output
 * @throws if the command fails; the message contains its output
 */
export async function run(line: string, cwd: string, env: Variables = {}): Promise<string> {
  const timeout = 10 * MINUTE_MS;
  return (await execa('bash', ['-c', line], { ...getOptions(cwd, env), timeout })).all;
}

export interface Server {
  url: string;
  /** Returns the output so far. */
  output: () => string;
  /** Resolves when the server has exited, and its port is free. */
  stop: () => Promise<void>;
}

/** The running servers. */
const servers = new Set<Server>();

/** Stops all running servers. */
export const stopServers = (): Promise<unknown> =>
  Promise.all([...servers].map(({ stop }) => stop()));

/**
 * Starts a server, and waits until it prints its URL.
 *
 * @param pattern - matches the output of a server that is ready
 * @throws if the server exits before it is ready; the message contains its output
 */
export async function startServer(
  line: string,
  cwd: string,
  env: Variables = {},
  pattern = URL_PATTERN,
): Promise<Server> {
  const { stop, output, waitForOutput } = startProcess('bash', ['-c', line], {
    name: line,
    cwd,
    env: { ...process.env, ...getOptions(cwd, env).env },
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
  server.url = await waitForOutput(pattern, 2 * MINUTE_MS);
  return server;
}
