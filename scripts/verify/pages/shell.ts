import { spawn } from 'node:child_process';
import path from 'node:path';

/** No installation or build takes longer, in ms. */
const PATIENCE_MS = 10 * 60_000;
/** A server that is to come up tells its address by then, in ms. */
const SERVER_PATIENCE_MS = 90_000;

const ESCAPES = new RegExp(String.raw`\u001b\[[0-9;]*m`, 'g');
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

function start(command: string, cwd: string, env: Record<string, string> = {}) {
  const child = spawn('bash', ['-c', command], {
    cwd,
    env: { ...environment(), ...env },
    detached: true,
  });
  let output = '';
  const listeners: ((text: string) => void)[] = [];
  const listen = (data: Buffer): void => {
    output += data.toString().replace(ESCAPES, '');
    listeners.forEach((listener) => listener(output));
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const stop = (): void => {
    try {
      // With everything that it has started.
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    } catch {
      // It has ended.
    }
  };
  process.once('exit', stop);
  child.once('exit', () => process.removeListener('exit', stop));
  return { child, stop, listeners, output: () => output };
}

/** The last lines of what a command said. */
const tail = (output: string): string => output.trim().split('\n').slice(-25).join('\n');

/**
 * Runs a command to its end.
 *
 * @throws {Error} with what it said, if it fails
 */
export async function runCommand(command: string, cwd: string): Promise<void> {
  const { child, stop, output } = start(command, cwd);
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`\`${command}\` has not ended after ${PATIENCE_MS / 60_000} minutes`));
    }, PATIENCE_MS);
    child.once('close', (code) => {
      clearTimeout(timer);
      if (code === 0) {
        resolve();
      } else {
        reject(new Error(`\`${command}\` ended with ${code}:\n${tail(output())}`));
      }
    });
  });
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
  const { child, stop, listeners, output } = start(onThisMachine(command, kit), cwd, env);
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const end = (): Promise<void> => {
    stop();
    return ended;
  };
  return new Promise((resolve, reject) => {
    const fail = (why: string): void => {
      stop();
      reject(new Error(`\`${command}\` in ${path.basename(cwd)} ${why}:\n${tail(output())}`));
    };
    const timer = setTimeout(() => fail('told no address'), SERVER_PATIENCE_MS);
    child.once('close', (code) => {
      clearTimeout(timer);
      fail(`ended with ${code}`);
    });
    listeners.push((text) => {
      const url = ADDRESS.exec(text)?.[0];
      if (url) {
        clearTimeout(timer);
        resolve({ url: addressToVisit(url, kit), output: () => tail(output()), stop: end });
      }
    });
  });
}
