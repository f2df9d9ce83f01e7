import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { run, startServer } from '../../support/shell';
import { type App, filesOf, settingsOf } from './apps';

/** Debian has MariaDB outside of the path of ordinary users. */
const env = { PATH: `${process.env.PATH ?? ''}${path.delimiter}/usr/sbin` };

/** Whether this machine can be the database of an app. */
export const hasDatabase = (): boolean =>
  spawnSync('mariadbd', ['--version'], { env: { ...process.env, ...env } }).status === 0;

export const needsDatabase = (app: App): boolean => 'MYSQL_DATABASE' in settingsOf(app);

/**
 * Starts MariaDB on this machine alone, with the database and the user of an app, and what its SQL creates.
 *
 * @param folder for its data
 * @returns its port
 */
export async function startDatabase(app: App, folder: string): Promise<number> {
  const { MYSQL_DATABASE, MYSQL_USER, MYSQL_PASSWORD } = settingsOf(app);
  const sql = filesOf(app).filter(([file]) => file.endsWith('.sql'));
  const statements = [
    `CREATE DATABASE ${MYSQL_DATABASE}`,
    `CREATE USER '${MYSQL_USER}'@'127.0.0.1' IDENTIFIED BY '${MYSQL_PASSWORD}'`,
    `GRANT ALL ON ${MYSQL_DATABASE}.* TO '${MYSQL_USER}'@'127.0.0.1'`,
    `USE ${MYSQL_DATABASE}`,
    ...sql.flatMap(([, text]) => text.split(';')),
  ].map((statement) => statement.replace(/\s+/g, ' ').trim());
  const port = await getPort();
  const options = `--no-defaults --datadir=${folder}/data --user=${os.userInfo().username}`;
  const place = `--bind-address=127.0.0.1 --port=${port} --socket=${folder}/s --skip-name-resolve`;
  fs.mkdirSync(folder);
  // It reads one statement from each line.
  fs.writeFileSync(`${folder}/init.sql`, statements.filter(Boolean).join(';\n').concat(';\n'));
  await run(`mariadb-install-db ${options} --skip-test-db`, folder, env);
  const command = `mariadbd ${options} ${place} --init-file=${folder}/init.sql`;
  await startServer(command, folder, env, /ready for connections/);
  return port;
}
