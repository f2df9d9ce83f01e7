/**
 * Calls the functions and the data provider of the page about databases while MariaDB and PostgreSQL fail. They connect
 * through a proxy, which can refuse and break connections.
 *
 * @jest-environment node
 */
import { once } from 'node:events';
import net from 'node:net';
import { readPages } from '../../scripts/lib/readPages';
import { collectApps, getDatabase, getSettings } from '../studio/support/apps';
import { DATABASES } from '../studio/support/database';
import { createTestFolder } from '../support/jest/createTestFolder';
import { stopServers } from '../support/shell';
import { loadSamples, type Exports } from './support/samples';

const PAGE = 'how-to-guides/connect-to-databases';
const apps = readPages([PAGE]).flatMap(collectApps);

const LIST = {
  paginationModel: { start: 0, pageSize: 10 },
  filterModel: { items: [], logicOperator: 'and' },
  sortModel: [],
};

const CALLS: [file: string, method: string, ...parameters: unknown[]][] = [
  ['shopOrders', 'listOrders', 'open'],
  ['shopOrders', 'closeOrder', 2],
  ['shopOrders', 'deleteOrder', 3],
  ['largeOrders', 'listLargeOrders', '100'],
  ['revenue', 'listRevenue', 'open'],
  ['spareParts', 'getRecords', LIST],
  ['spareParts', 'createRecord', { name: 'Belt', price: 3 }],
  ['spareParts', 'updateRecord', 4, { stock: 3 }],
  ['spareParts', 'deleteRecord', 5],
  ['partActions', 'deletePart', 6],
];

const LOST = /Connection lost|Connection terminated|ECONNRESET/;

describe.each(Object.entries(DATABASES))('%s', (name, database) => {
  const app = apps.find((one) => getDatabase(one) === name);
  if (!app || !database.isInstalled()) {
    it.skip(`reports failures of the database (needs ${database.needs})`, () => undefined);
    return;
  }

  const folder = createTestFolder();
  const sockets = new Set<net.Socket>();
  let proxy = new net.Server();
  let databasePort = 0;
  let proxyPort = 0;

  async function openProxy(): Promise<void> {
    proxy = net.createServer((client) => {
      const server = net.connect(databasePort, '127.0.0.1');
      client.pipe(server).pipe(client);
      for (const [socket, other] of [
        [client, server],
        [server, client],
      ] as const) {
        sockets.add(socket);
        socket.on('error', () => undefined).on('close', () => other.destroy());
      }
    });
    await once(proxy.listen(proxyPort, '127.0.0.1'), 'listening');
    proxyPort = (proxy.address() as net.AddressInfo).port;
  }

  const breakConnections = (): void => sockets.forEach((socket) => socket.destroy());

  async function closeProxy(): Promise<void> {
    proxy.close();
    breakConnections();
    await once(proxy, 'close');
  }

  /** Loads a file of the page with a new pool, as each function file has its own. */
  function load(file: string): Exports {
    const modules = { '@toolpad/studio/server': { createDataProvider: (one: unknown) => one } };
    const exports = loadSamples(PAGE, [`toolpad/resources/${file}.ts`], modules, name);
    return (exports.default as Exports | undefined) ?? exports;
  }

  const connect = (): Promise<{ query: (sql: string) => Promise<unknown>; release: () => void }> =>
    name === 'MySQL'
      ? load('lib/pool').getPool().getConnection()
      : load('lib/postgres').getPostgres().connect();

  beforeAll(async () => {
    jest.spyOn(console, 'error').mockImplementation();
    databasePort = await database.start(app, folder.getPath('data'));
    await openProxy();
    Object.assign(process.env, getSettings(app), { [database.portVariable]: String(proxyPort) });
  });

  afterAll(async () => {
    await closeProxy();
    await stopServers();
  });

  it.each(CALLS)('%s.%s reports an unreachable database, and works afterwards', async (...call) => {
    const [file, method, ...parameters] = call;
    const functions = load(file);
    await closeProxy();
    await expect(functions[method](...parameters)).rejects.toThrow('ECONNREFUSED');
    await openProxy();
    await functions[method](...parameters);
  });

  it.each(CALLS)('%s.%s reports a wrong password', async (file, method, ...parameters) => {
    const { MYSQL_PASSWORD, PGPASSWORD } = process.env;
    Object.assign(process.env, { MYSQL_PASSWORD: 'wrong', PGPASSWORD: 'wrong' });
    const refused = /Access denied|password authentication failed/;
    await expect(load(file)[method](...parameters)).rejects.toThrow(refused);
    Object.assign(process.env, { MYSQL_PASSWORD, PGPASSWORD });
  });

  it.each(CALLS)('%s.%s reports a broken connection, and opens another one', async (...call) => {
    const [file, method, ...parameters] = call;
    const functions = load(file);
    await functions[method](...parameters);
    breakConnections();
    await expect(functions[method](...parameters)).rejects.toThrow(LOST);
    await functions[method](...parameters);
  });

  it('reports a locked row after five seconds, and then reads and changes rows', async () => {
    const other = await connect();
    await other.query('BEGIN');
    await other.query('UPDATE orders SET total = total WHERE id = 1');
    await other.query('UPDATE spare_parts SET stock = stock WHERE id = 1');
    const { closeOrder, listOrders } = load('shopOrders');
    const { updateRecord, deleteRecord } = load('spareParts');
    const changes: Promise<unknown>[] = [
      ...Array.from({ length: 5 }, () => closeOrder(1)),
      updateRecord(1, { stock: 8 }),
      deleteRecord(1),
    ];
    const list = listOrders('open');
    const locked = /Lock wait timeout|statement timeout/;
    await Promise.all(changes.map((change) => expect(change).rejects.toThrow(locked)));
    expect(await list).toContainEqual(expect.objectContaining({ id: 1 }));
    await other.query('ROLLBACK');
    other.release();
    await closeOrder(1);
    expect(await listOrders('open')).not.toContainEqual(expect.objectContaining({ id: 1 }));
  });

  describe('with a unique name', () => {
    beforeAll(async () => {
      const other = await connect();
      await other.query("DELETE FROM spare_parts WHERE name = 'Belt'");
      await other.query('CREATE UNIQUE INDEX unique_name ON spare_parts (name)');
      other.release();
    });

    it.each([
      ['createRecord', [{ name: 'Part 7' }], /Duplicate entry|duplicate key/],
      ['updateRecord', [8, { name: 'Part 7' }], /Duplicate entry|duplicate key/],
      ['createRecord', [{ name: 'x'.repeat(121) }], /Data too long|value too long/],
      ['updateRecord', [8, { price: 1e9 }], /Out of range|numeric field overflow/],
    ])('%s%j reports a value that the database rejects, and changes nothing', async (...row) => {
      const [method, parameters, message] = row;
      const parts = load('spareParts');
      const before = await parts.getRecords(LIST);
      await expect(parts[method](...parameters)).rejects.toThrow(message);
      expect(await parts.getRecords(LIST)).toEqual(before);
    });
  });

  it('keeps the changes of two users, and rejects those of a deleted row', async () => {
    const parts = load('spareParts');
    await Promise.all([parts.updateRecord(9, { stock: 7 }), parts.updateRecord(9, { price: 2 })]);
    expect(await parts.updateRecord(9, { name: 'Hose' })).toMatchObject({ stock: 7, price: 2 });
    await parts.deleteRecord(9);
    await parts.deleteRecord(9);
    await expect(parts.updateRecord(9, { stock: 1 })).rejects.toThrow('has been deleted');
  });
});
