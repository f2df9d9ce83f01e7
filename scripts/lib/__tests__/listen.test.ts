import http from 'node:http';
import { listen } from '../listen.mjs';

describe('listen', () => {
  const answering = (): http.Server => http.createServer((_, response) => response.end('here'));

  it('answers at its origin until it is closed', async () => {
    const { origin, port, close } = await listen(answering());
    expect(origin).toBe(`http://127.0.0.1:${port}`);
    await expect((await fetch(origin)).text()).resolves.toBe('here');
    // The client keeps its connection; nothing waits for it.
    await close();
    await expect(fetch(origin)).rejects.toThrow();
  });

  it('says that a port is taken', async () => {
    const { port, close } = await listen(answering());
    await expect(listen(answering(), port)).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await close();
  });
});
