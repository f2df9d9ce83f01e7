import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { startServer } from '../../../scripts/lib/server.mjs';

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'served-'));

beforeAll(() => {
  fs.mkdirSync(path.join(folder, 'core'));
  fs.writeFileSync(path.join(folder, '404.html'), 'Nothing here');
  fs.writeFileSync(path.join(folder, 'page.html'), 'A page');
  fs.writeFileSync(path.join(folder, 'core/index.html'), 'Core');
});
afterAll(() => fs.rmSync(folder, { recursive: true }));

const CASES: [address: string, status: number, body: string][] = [
  ['/toolpad/page.html', 200, 'A page'],
  ['/toolpad/core/', 200, 'Core'],
  ['/toolpad/core/?q=//a', 200, 'Core'],
  // Hostile addresses are unknown ones, never a fault of the server.
  ['//', 404, 'Nothing here'],
  ['//toolpad/core/', 404, 'Nothing here'],
  ['//evil.example/toolpad/core/', 404, 'Nothing here'],
  ['/toolpad//', 404, 'Nothing here'],
  ['/toolpad/page.html/', 404, 'Nothing here'],
  ['/toolpad/page.html/more', 404, 'Nothing here'],
  [`/toolpad/${'a'.repeat(256)}`, 404, 'Nothing here'],
  [`/toolpad/${'a'.repeat(256)}/`, 404, 'Nothing here'],
  [`/toolpad/${'a/'.repeat(3000)}`, 404, 'Nothing here'],
  [`/toolpad/${'%C3%A9'.repeat(128)}`, 404, 'Nothing here'],
  ['/toolpad/%2e%2e/%2e%2e/etc/passwd', 404, 'Nothing here'],
  ['/toolpad/..%2f..%2f404.html', 404, 'Nothing here'],
  ['/toolpad/%00', 404, 'Nothing here'],
  ['/toolpad/%ff', 404, 'Nothing here'],
  ['/toolpad/%', 404, 'Nothing here'],
];

/** Not by `fetch`, which makes an address of its own of '//'. */
const ask = (port: number, address: string): Promise<[status: number | undefined, body: string]> =>
  new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path: address }, (response) => {
        text(response).then((body) => resolve([response.statusCode, body]), reject);
      })
      .on('error', reject);
  });

test('every address is answered: with its file, or with the page for unknown ones', async () => {
  const { port, close } = await startServer({ dir: folder });
  const answers = [];
  for (const [address] of CASES) {
    answers.push([address, ...(await ask(port, address))]);
  }
  await close();
  expect(answers).toEqual(CASES);
});
