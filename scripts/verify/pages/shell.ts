import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startProcess } from '../../lib/startProcess.mjs';

/** No installation or build takes longer, in ms. */
const PATIENCE_MS = 10 * 60_000;
/** A server that is to come up tells its address by then, in ms. */
const SERVER_PATIENCE_MS = 90_000;

const ADDRESS = /https?:\/\/(?:localhost|127\.0\.0\.1):\d+/;

/** Nobody is there to answer questions, and nothing is told to anyone. */
function environment(): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    CI: '1',
    NEXT_TELEMETRY_DISABLED: '1',
    BROWSER: 'none',
    npm_config_yes: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_prefer_offline: 'true',
    npm_config_loglevel: 'error',
  };
  // Of this process and its user, not of the reader's.
  delete env.NODE_ENV;
  delete env.EDITOR;
  delete env.VISUAL;
  return env;
}

const start = (name: string, command: string, cwd: string, env: Record<string, string> = {}) =>
  startProcess('bash', ['-c', command], {
    name,
    cwd,
    env: { ...environment(), ...env },
    stopWith: 'SIGKILL',
  });

/**
 * Runs a command to its end.
 *
 * @throws {Error} with what it said, if it fails
 */
export async function runCommand(command: string, cwd: string): Promise<void> {
  const { ended, stop, lastLines } = start(command, command, cwd);
  const code = await Promise.race([ended, wait(PATIENCE_MS, 'late', { ref: false })]);
  if (code === 'late') {
    await stop();
    throw new Error(`\`${command}\` has not ended after ${PATIENCE_MS / 60_000} minutes`);
  }
  if (code !== 0) {
    throw new Error(`\`${command}\` ended with ${code}:\n${lastLines()}`);
  }
}

export interface Server {
  url: string;
  /** The last lines of what it has said. */
  output: () => string;
  /** Resolves when the server has ended, and its port is free. */
  stop: () => Promise<void>;
}

/** What the reader's project is made with. */
export type Kit = 'next' | 'studio' | 'vite';

/** Keeps a server to this machine. Studio listens on all of its networks, and nothing can be done. */
const HOST_OPTIONS: Readonly<Record<Kit, string>> = {
  next: '-H 127.0.0.1',
  studio: '',
  vite: '--host 127.0.0.1',
};

function onThisMachine(command: string, kit: Kit): string {
  const option = HOST_OPTIONS[kit];
  if (option === '') {
    return command;
  }
  return command.startsWith('npm') ? `${command} -- ${option}` : `${command} ${option}`;
}

/**
 * The address to visit. Next.js says "localhost" in its redirects, whatever it was asked for, and cookies
 * belong to one name; of other servers it is not known which of the two they listen to.
 */
function addressToVisit(printed: string, kit: Kit): string {
  return kit === 'next'
    ? printed.replace('127.0.0.1', 'localhost')
    : printed.replace('localhost', '127.0.0.1');
}

/**
 * Starts a server and waits for the address that it prints.
 *
 * @param how.env further variables
 */
export async function startServer(
  command: string,
  cwd: string,
  { kit, env }: { kit: Kit; env: Record<string, string> },
): Promise<Server> {
  const name = `\`${command}\` in ${path.basename(cwd)}`;
  const { says, stop, lastLines } = start(name, onThisMachine(command, kit), cwd, env);
  const printed = await says(ADDRESS, SERVER_PATIENCE_MS);
  return { url: addressToVisit(printed, kit), output: lastLines, stop };
}
