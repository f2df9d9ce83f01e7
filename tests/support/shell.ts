import { stripVTControlCharacters } from 'node:util';
import { execa, type Options } from 'execa';

const MINUTE_MS = 60_000;

/** The time after which a program that is stopping is killed. */
const STOP_TIMEOUT_MS = 10_000;

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

export interface Program {
  /** The part of the output that matched the pattern. */
  match: string;
  /** Returns the output so far. */
  output: () => string;
  /** Resolves when the program has exited, and its port is free. */
  stop: () => Promise<void>;
}

/**
 * Starts a program, and waits until its output matches a pattern. The program ends with this process.
 *
 * @throws if the program exits before; the message contains its output
 */
export function startProgram(
  command: readonly [string, ...string[]],
  pattern: RegExp,
  options: Options = {},
): Promise<Program> {
  const [file, ...args] = command;
  // npx and bash leave their children behind, so the program gets a process group, which is stopped as a whole.
  const program = execa(file, args, {
    stdin: 'ignore',
    all: true,
    reject: false,
    detached: true,
    ...options,
  });
  const kill = (signal: NodeJS.Signals): void => {
    try {
      if (program.pid !== undefined) {
        process.kill(-program.pid, signal);
      }
    } catch {
      // All processes of the group have ended.
    }
  };
  const killNow = (): void => kill('SIGKILL');
  process.once('exit', killNow);
  void program.finally(() => process.off('exit', killNow));
  let output = '';
  return new Promise((resolve, reject) => {
    const stop = async (): Promise<void> => {
      kill('SIGTERM');
      const timeout = setTimeout(killNow, STOP_TIMEOUT_MS);
      await program;
      clearTimeout(timeout);
    };
    program.all?.on('data', (data: Buffer) => {
      output += stripVTControlCharacters(data.toString());
      const [match] = pattern.exec(output) ?? [];
      if (match !== undefined) {
        resolve({ match, output: () => output, stop });
      }
    });
    void program.then(() => reject(new Error(`${command.join(' ')} has ended:\n${output}`)));
  });
}

export interface Server extends Omit<Program, 'match'> {
  url: string;
}

const servers = new Set<Program>();

export async function stopServers(): Promise<void> {
  await Promise.all([...servers].map(({ stop }) => stop()));
  servers.clear();
}

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
  // Without `exec`, bash would leave the server behind when it is stopped.
  const command = line.replace(/^((?:[A-Z_]+=\S+ )*)/, '$1exec ');
  const server = await startProgram(['bash', '-c', command], pattern, getOptions(cwd, env));
  servers.add(server);
  return { url: server.match, ...server };
}
