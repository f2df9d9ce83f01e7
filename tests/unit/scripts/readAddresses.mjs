/**
 * Asks a server that serves a folder as the site's preview does. A program of its own, because Jest
 * loads no ES modules.
 *
 * @example node readAddresses.mjs folder '["/toolpad/a"]' prints [[404, "…"]]
 */
import http from 'node:http';
import { startServer } from '../../../scripts/lib/server.mjs';

const [dir, addresses] = process.argv.slice(2);
const server = await startServer({ dir });

/** Not `fetch`, which makes an address of its own of '//'. */
const ask = (path) =>
  new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port: server.port, path }, (response) => {
        let body = '';
        response.setEncoding('utf8');
        response.on('data', (text) => (body += text));
        response.on('end', () => resolve([response.statusCode, body.trim()]));
      })
      .on('error', reject);
  });

const answers = [];
for (const address of JSON.parse(addresses)) {
  answers.push(await ask(address));
}
await server.close();
console.log(JSON.stringify(answers));
