/** A value that a fake server stores or returns. */
type Json = Record<string, unknown>;

/** A request that a fake server has received. */
interface ReceivedRequest {
  method: string;
  url: URL;
  values: Json;
  /** The user of the request’s token, or else of the browser’s cookie. */
  user: string;
}

export type Respond = (request: ReceivedRequest) => unknown;

/** A record that any of the samples can show. Its texts contain the user. */
const createRecord = (id: string, user: string): Json => ({
  id,
  ...Object.fromEntries(
    ['name', 'note', 'patient', 'customerName', 'customer'].map((field) => [
      field,
      `${field} ${id} of ${user}`,
    ]),
  ),
});

/** Responds to requests for `/api/<collection>` with a list, and for `/api/<collection>/<id>` with a record. */
function respondWithRecords({ method, url, values, user }: ReceivedRequest): unknown {
  const [, , collection, id] = url.pathname.split('/');
  if (collection === 'customers') {
    return [];
  }
  if (method !== 'GET') {
    return { ...values, id: id ?? '9' };
  }
  if (id !== undefined) {
    return createRecord(id, user);
  }
  const isDescending = /^-|desc/.test(url.searchParams.get('sort') ?? '');
  const order = isDescending ? ['2', '1'] : ['1', '2'];
  const items = order.map((each) => createRecord(each, user));
  return { items, itemCount: items.length };
}

function readBody(body: RequestInit['body']): Json {
  if (typeof body === 'string') {
    return body.startsWith('{') ? (JSON.parse(body) as Json) : { body };
  }
  return body instanceof FormData || body instanceof URLSearchParams
    ? Object.fromEntries(body.entries())
    : {};
}

/** A fake server whose responses a test can delay, reorder, and replace. */
export class FakeServer {
  /** The changes that the server has made, such as `POST /api/orders`. */
  readonly changes: string[] = [];
  /** The status of all responses, or `offline`. If it is `undefined`, requests succeed. */
  failure: number | 'offline' | undefined;
  /** Whether responses wait for {@link release}. */
  isSlow = false;
  /** The user of the browser's cookie. */
  user = 'ana';
  private pending: (() => void)[] = [];

  /**
   * @param rejection - the body of failed responses
   */
  constructor(
    private readonly respond: Respond = respondWithRecords,
    private readonly rejection: Json = {},
  ) {}

  readonly fetch = async (input: string | URL, init: RequestInit = {}): Promise<Response> => {
    const { failure } = this;
    const body =
      failure === undefined
        ? this.receive(new URL(input, 'http://localhost'), init)
        : JSON.stringify(this.rejection);
    await new Promise<void>((resolve, reject) => {
      init.signal?.addEventListener('abort', () =>
        reject(new DOMException('The request was aborted.', 'AbortError')),
      );
      if (this.isSlow) {
        this.pending.push(resolve);
      } else {
        resolve();
      }
    });
    if (failure === 'offline') {
      throw new TypeError('Failed to fetch');
    }
    return new Response(body, { status: failure ?? 200 });
  };

  private receive(url: URL, { method = 'GET', body, headers }: RequestInit): string {
    const token = new Headers(headers).get('Authorization')?.replace('Bearer ', '');
    const request = { method, url, values: readBody(body), user: token ?? this.user };
    if (method !== 'GET') {
      this.changes.push(`${method} ${url.pathname}`);
    }
    return JSON.stringify(this.respond(request));
  }

  /** Sends the delayed responses, the latest one first if they are reversed. */
  release(isReversed = false): void {
    const pending = isReversed ? this.pending.reverse() : this.pending;
    this.pending = [];
    this.isSlow = false;
    pending.forEach((send) => send());
  }
}

/** Sends a request to the fake server, in place of the functions that samples receive. */
export async function send(path: string, method = 'GET', values?: unknown) {
  const response = await fetch(path, { method, body: JSON.stringify(values) });
  if (!response.ok) {
    throw new Error(`The server responded with the status ${response.status}.`);
  }
  return (await response.json()) as never;
}
