import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { makerMiddleware } from '../node/middleware';

describe('a maker', () => {
  const make = jest.fn<Promise<void>, [string]>(() => Promise.resolve());
  const handle = makerMiddleware('/toolpad/', make);
  const server = http.createServer((request, response) => {
    handle(request, response, () => response.end('next'));
  });

  beforeAll(() => once(server.listen(0, '127.0.0.1'), 'listening'));
  beforeEach(() => make.mockReset().mockResolvedValue());
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  const get = (path: string): Promise<Response> =>
    fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);

  it.each([
    ['/toolpad/demos/core/a/B/', 'demos/core/a/B/'],
    ['/toolpad/demos/core/a/B/demo.json?v=1', 'demos/core/a/B/demo.json'],
    ['/toolpad/', ''],
    ['/toolpad/a%20b/', 'a%20b/'],
    ['/toolpad/%zz/', '%zz/'],
  ])('asked for %s makes %j, and the next answers', async (path, address) => {
    const response = await get(path);
    await expect(response.text()).resolves.toBe('next');
    expect(make.mock.calls).toEqual([[address]]);
  });

  it('leaves what is not below the base alone', async () => {
    await expect((await get('/other/demos/')).text()).resolves.toBe('next');
    expect(make).not.toHaveBeenCalled();
  });

  it('answers with what went wrong, and says it on the console', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation();
    make.mockRejectedValueOnce(new Error('There is no Desk.tsx.'));
    const response = await get('/toolpad/demos/core/a/B/');
    expect(response.status).toBe(500);
    await expect(response.text()).resolves.toBe('Error: There is no Desk.tsx.');
    expect(error).toHaveBeenCalledTimes(1);
    error.mockRestore();
  });
});
