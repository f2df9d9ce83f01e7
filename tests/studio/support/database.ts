import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import getPort from 'get-port';
import { findFirstFile, findProgram } from '../../support/findPrograms';
import { run, startServer } from '../../support/shell';
import { type App, type DatabaseName, getFiles, getSettings } from './apps';

/** Debian installs MariaDB in a folder that isn't in the PATH of ordinary users. */
const env = { PATH: `${process.env.PATH ?? ''}${path.delimiter}/usr/sbin` };

/** The folder that contains all versions of PostgreSQL on Debian. */
const POSTGRES_FOLDER = '/usr/lib/postgresql';

interface Database {
  /** The program that must be installed for the tests. */
  needs: string;
  /** The variable in `.env` that contains the port. */
  portVariable: string;
  isInstalled: () => boolean;
  /**
   * Starts a server with the database and the user of an app, and runs the app's SQL.
   *
   * @param folder - a folder for the data, which doesn't exist yet
   */
  start: (app: App, folder: string) => Promise<number>;
}

const getStatements = (app: App): string[] =>
  getFiles(app).flatMap(([file, text]) => (/^\w+\.sql$/.test(file) ? text.split(';') : []));

async function startMariaDb(app: App, folder: string): Promise<number> {
  const { MYSQL_DATABASE, MYSQL_USER, MYSQL_PASSWORD } = getSettings(app);
  const statements = [
    `CREATE DATABASE ${MYSQL_DATABASE}`,
    `CREATE USER '${MYSQL_USER}'@'127.0.0.1' IDENTIFIED BY '${MYSQL_PASSWORD}'`,
    `GRANT ALL ON ${MYSQL_DATABASE}.* TO '${MYSQL_USER}'@'127.0.0.1'`,
    `USE ${MYSQL_DATABASE}`,
    ...getStatements(app),
  ].map((statement) => statement.replace(/\s+/g, ' ').trim());
  const port = await getPort();
  const options = `--no-defaults --datadir=${folder}/data --user=${os.userInfo().username}`;
  const network = `--bind-address=127.0.0.1 --port=${port} --socket=${folder}/s --skip-name-resolve`;
  fs.mkdirSync(folder);
  // MariaDB reads one statement per line.
  fs.writeFileSync(`${folder}/init.sql`, statements.filter(Boolean).join(';\n').concat(';\n'));
  await run(`mariadb-install-db ${options} --skip-test-db`, folder, env);
  const command = `mariadbd ${options} ${network} --init-file=${folder}/init.sql`;
  await startServer(command, folder, env, /ready for connections/);
  return port;
}

/** Returns the folder with PostgreSQL's programs, which aren't in the PATH on Debian. */
function findPostgres(): string | undefined {
  const versions = fs.existsSync(POSTGRES_FOLDER) ? fs.readdirSync(POSTGRES_FOLDER) : [];
  const initdb = findFirstFile(
    ...versions.map((version) => path.join(POSTGRES_FOLDER, version, 'bin/initdb')),
    findProgram('initdb'),
  );
  return initdb && path.dirname(initdb);
}

async function startPostgres(app: App, folder: string): Promise<number> {
  const { PGDATABASE, PGUSER, PGPASSWORD } = getSettings(app);
  const programs = findPostgres();
  // PostgreSQL refuses to run as root.
  const isRoot = process.getuid?.() === 0;
  const prefix = isRoot ? 'setpriv --reuid=postgres --regid=postgres --clear-groups ' : '';
  fs.mkdirSync(folder);
  if (isRoot) {
    fs.chmodSync(path.dirname(folder), 0o755);
    await run(`chown postgres:postgres ${folder}`, folder);
  }
  const port = await getPort();
  fs.writeFileSync(`${folder}/password`, PGPASSWORD ?? '', { mode: 0o644 });
  const login = `--username=${PGUSER} --pwfile=${folder}/password --auth=scram-sha-256`;
  await run(`${prefix}${programs}/initdb --pgdata=${folder}/data ${login} --no-sync`, folder);
  // The single-user mode runs one statement per line, and needs neither a client nor a password.
  const runStatements = (database: string, statements: readonly string[]) => {
    fs.writeFileSync(`${folder}/init.sql`, `${statements.join('\n')}\n`, { mode: 0o644 });
    const command = `${programs}/postgres --single -D ${folder}/data -v ON_ERROR_STOP=1 ${database}`;
    return run(`${prefix}${command} < ${folder}/init.sql`, folder);
  };
  const statements = getStatements(app)
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter(Boolean);
  await runStatements('postgres', [`CREATE DATABASE ${PGDATABASE}`]);
  await runStatements(PGDATABASE ?? '', statements);
  const network = `-h 127.0.0.1 -p ${port} -k ${folder}`;
  const command = `${prefix}${programs}/postgres -D ${folder}/data ${network} -c fsync=off`;
  await startServer(command, folder, {}, /ready to accept connections/);
  return port;
}

/** The databases that the documented apps use. */
export const DATABASES: Readonly<Record<DatabaseName, Database>> = {
  MySQL: {
    needs: "MariaDB's server and client",
    portVariable: 'MYSQL_PORT',
    isInstalled: () =>
      spawnSync('mariadbd', ['--version'], { env: { ...process.env, ...env } }).status === 0,
    start: startMariaDb,
  },
  PostgreSQL: {
    needs: "PostgreSQL's server",
    portVariable: 'PGPORT',
    isInstalled: () => findPostgres() !== undefined,
    start: startPostgres,
  },
};
