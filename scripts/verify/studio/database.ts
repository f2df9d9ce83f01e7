import { execFile, spawnSync } from 'node:child_process';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../lib/freePort.mjs';
import { startProcess } from '../../lib/startProcess.mjs';
import type { App } from './apps';

const run = promisify(execFile);

const READY = /ready for connections/;
const PATIENCE_MS = 60_000;

/** Debian has it outside of the path of ordinary users. */
const env = { ...process.env, PATH: `${process.env.PATH ?? ''}${path.delimiter}/usr/sbin` };

/** Where it comes from, for who has not got it. */
export const DATABASE_PACKAGES = 'on Debian, install mariadb-server-core and mariadb-client-core';

/** The SQL of a page that is run by hand, before the app. */
const BY_HAND = /^\w+\.sql$/;

/** Whether this machine can stand in for a database. */
export function hasDatabase(): boolean {
  return spawnSync('mariadbd', ['--version'], { env }).status === 0;
}

/** Whether an app has a database. */
export const needsDatabase = ({ env: settings }: App): boolean => settings.has('MYSQL_DATABASE');

/** What has the database and the user of an app, and the tables that its page creates. */
function firstStatements(settings: ReadonlyMap<string, string>, sql: string): string {
  const [database, user, password] = ['DATABASE', 'USER', 'PASSWORD'].map(
    (name) => settings.get(`MYSQL_${name}`) ?? '',
  );
  // The server reads one statement from each line.
  const statements = sql.split(';').map((statement) => statement.replace(/\s+/g, ' ').trim());
  return [
    `CREATE DATABASE ${database}`,
    `CREATE USER '${user}'@'127.0.0.1' IDENTIFIED BY '${password}'`,
    `GRANT ALL ON ${database}.* TO '${user}'@'127.0.0.1'`,
    `USE ${database}`,
    ...statements.filter((statement) => statement !== ''),
  ]
    .map((statement) => `${statement};\n`)
    .join('');
}

interface Database {
  port: number;
  stop: () => Promise<void>;
}

/**
 * Starts MariaDB on this machine alone, with the database that an app's `.env` and its SQL describe.
 *
 * @returns nothing for an app without one
 * @throws {Error} if it does not start, with what it said
 */
export async function startDatabaseOf(app: App): Promise<Database | undefined> {
  if (!needsDatabase(app)) {
    return undefined;
  }
  const sql = [...app.files].filter(([file]) => BY_HAND.test(file)).map(([, text]) => text);
  const statements = firstStatements(app.env, sql.join(''));
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'verify-database-'));
  const data = path.join(folder, 'data');
  const init = path.join(folder, 'init.sql');
  const { username: user } = os.userInfo();
  await fs.writeFile(init, statements);
  await run(
    'mariadb-install-db',
    ['--no-defaults', `--datadir=${data}`, `--user=${user}`, '--skip-test-db'],
    { env },
  );
  const port = await freePort();
  const server = startProcess(
    'mariadbd',
    [
      ...['--no-defaults', `--datadir=${data}`, `--user=${user}`, `--init-file=${init}`],
      ...['--bind-address=127.0.0.1', `--port=${port}`, `--socket=${path.join(folder, 's')}`],
      '--skip-name-resolve',
    ],
    { name: 'MariaDB', env, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const stop = async (): Promise<void> => {
    await server.stop();
    await fs.rm(folder, { recursive: true, maxRetries: 5 });
  };
  try {
    await server.says(READY, PATIENCE_MS);
  } catch (error) {
    await stop();
    throw error;
  }
  return { port, stop };
}
