import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { createMiddleware } from '../node/middleware';

const build = jest.fn<Promise<void>, [string]>();
const handle = createMiddleware('/toolpad/', build);
const server = http.createServer((request, response) => {
  handle(request, response, () => response.end('next'));
});

beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
beforeEach(() => build.mockReset().mockResolvedValue());
afterAll(() => new Promise((resolve) => server.close(resolve)));

const fetchPath = (path: string): Promise<Response> =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

it.each([
  ['/toolpad/demos/core/a/B/demo.json?v=1', ['demos/core/a/B/demo.json']],
  ['/toolpad/', ['']],
  ['/toolpad/a%20b/', ['a%20b/']],
  ['/toolpad/%zz/', ['%zz/']],
  ['/other/demos/', undefined],
])('builds the requested file before it calls the next middleware: %s → %j', async (path, call) => {
  const response = await fetchPath(path);
  await expect(response.text()).resolves.toBe('next');
  expect(build.mock.calls).toEqual(call ? [call] : []);
});

it('responds with status 500 and the error message if the build fails, and logs the error', async () => {
  const error = jest.spyOn(console, 'error').mockImplementation();
  build.mockRejectedValueOnce(new Error('There is no Desk.tsx.'));
  const response = await fetchPath('/toolpad/demos/core/a/B/');
  expect(response.status).toBe(500);
  await expect(response.text()).resolves.toBe('Error: There is no Desk.tsx.');
  expect(error).toHaveBeenCalledTimes(1);
  error.mockRestore();
});
