import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A REST API of a clinic, which requires a token. */
export interface VisitsApi {
  origin: string;
  token: string;
  /** Makes the API reject the token. */
  revokeToken: () => void;
  stop: () => void;
}

/** Starts the API that the guide for the Next.js App Router describes, with one visit and one user. */
export async function startVisitsApi(user: {
  email: string;
  password: string;
}): Promise<VisitsApi> {
  const token = 'token-of-the-clinic';
  const visits = [{ id: '1', patient: 'Amara Okafor' }];
  let isRevoked = false;

  function respond(method: string, url: URL, authorization: string, body: string): unknown {
    const values = (body === '' ? {} : JSON.parse(body)) as Record<string, string>;
    if (url.pathname === '/api/login') {
      const { email, password } = values;
      const isUser = email === user.email && password === user.password;
      return isUser ? { token, user: { id: '1', name: 'Ines Carvalho', email } } : undefined;
    }
    if (isRevoked || authorization !== `Bearer ${token}`) {
      return undefined;
    }
    if (method === 'POST') {
      const visit = { id: String(visits.length + 1), patient: values.patient ?? '' };
      visits.push(visit);
      return visit;
    }
    const pageSize = Number(url.searchParams.get('pageSize'));
    const start = Number(url.searchParams.get('page')) * pageSize;
    return { items: visits.slice(start, start + pageSize), itemCount: visits.length };
  }

  const server = http.createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    void text(request).then((body) => {
      const target = new URL(url, 'http://localhost');
      const answer = respond(method, target, headers.authorization ?? '', body);
      response.writeHead(answer ? 200 : 401, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify(answer ?? { error: 'Unauthorized' }));
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token,
    revokeToken: () => {
      isRevoked = true;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
