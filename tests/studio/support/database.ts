import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { run, startServer } from '../../support/shell';
import { type App, getFiles, getSettings } from './apps';

/** Debian's folder of MariaDB isn't in the PATH of ordinary users. */
const env = { PATH: `${process.env.PATH ?? ''}${path.delimiter}/usr/sbin` };

/** Returns whether MariaDB's server is installed. */
export const hasDatabase = (): boolean =>
  spawnSync('mariadbd', ['--version'], { env: { ...process.env, ...env } }).status === 0;

export const needsDatabase = (app: App): boolean => 'MYSQL_DATABASE' in getSettings(app);

/**
 * Starts MariaDB with the database and the user of an app, runs the app's SQL, and returns the port.
 *
 * @param folder - a folder for the data, which doesn't exist yet
 */
export async function startDatabase(app: App, folder: string): Promise<number> {
  const { MYSQL_DATABASE, MYSQL_USER, MYSQL_PASSWORD } = getSettings(app);
  const sql = getFiles(app).filter(([file]) => file.endsWith('.sql'));
  const statements = [
    `CREATE DATABASE ${MYSQL_DATABASE}`,
    `CREATE USER '${MYSQL_USER}'@'127.0.0.1' IDENTIFIED BY '${MYSQL_PASSWORD}'`,
    `GRANT ALL ON ${MYSQL_DATABASE}.* TO '${MYSQL_USER}'@'127.0.0.1'`,
    `USE ${MYSQL_DATABASE}`,
    ...sql.flatMap(([, text]) => text.split(';')),
  ].map((statement) => statement.replace(/\s+/g, ' ').trim());
  const port = await getPort();
  const options = `--no-defaults --datadir=${folder}/data --user=${os.userInfo().username}`;
  const network = `--bind-address=127.0.0.1 --port=${port} --socket=${folder}/s --skip-name-resolve`;
  fs.mkdirSync(folder);
  // MariaDB reads one statement from each line.
  fs.writeFileSync(`${folder}/init.sql`, statements.filter(Boolean).join(';\n').concat(';\n'));
  await run(`mariadb-install-db ${options} --skip-test-db`, folder, env);
  const command = `mariadbd ${options} ${network} --init-file=${folder}/init.sql`;
  await startServer(command, folder, env, /ready for connections/);
  return port;
}
