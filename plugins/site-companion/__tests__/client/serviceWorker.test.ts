/** @jest-environment jsdom */
import { PAGE_CHANGE } from '../../../page-start/shared/events';
import { initServiceWorker } from '../../client/serviceWorker';
import { keepPageClean } from '../../../../tests/support/jest/cleanPage';

const SCOPE = '/toolpad/';
const SCOPE_URL = `${location.origin}${SCOPE}`;

class FakeWorker extends EventTarget {
  state = 'installing';
  postMessage = jest.fn();

  install(): void {
    this.state = 'installed';
    this.dispatchEvent(new Event('statechange'));
  }
}

class FakeRegistration extends EventTarget {
  scope = SCOPE_URL;
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  active = new FakeWorker();
  unregister = jest.fn(() => Promise.resolve(true));
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  registration = new FakeRegistration();
  ready = Promise.resolve(this.registration);
  register = jest.fn(() => Promise.resolve(this.registration));
  getRegistration = jest.fn(() => Promise.resolve(this.registration));
}

let workers: FakeContainer;
let cacheNames: string[];

keepPageClean();

beforeEach(() => {
  workers = new FakeContainer();
  cacheNames = [];
  Object.defineProperty(navigator, 'serviceWorker', { value: workers, configurable: true });
  Object.defineProperty(window, 'caches', {
    configurable: true,
    value: {
      keys: () => Promise.resolve(cacheNames),
      delete: (name: string) => {
        cacheNames = cacheNames.filter((other) => other !== name);
        return Promise.resolve(true);
      },
    },
  });
  performance.getEntriesByType = () =>
    [`${SCOPE_URL}assets/images/a.webp`, 'https://ads.test/carbon.js'].map(
      (name) => ({ name }) as PerformanceEntry,
    );
});

/** Waits until the client's promises have settled. */
const waitForPromises = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

const SKIP_WAITING = { type: 'SKIP_WAITING' };

describe('on the official host', () => {
  it('registers the worker with the site’s scope and the plugin’s query parameter', () => {
    initServiceWorker(true, SCOPE);
    const [[url, options] = []] = workers.register.mock.calls as unknown as [string, object][];
    const { pathname, searchParams } = new URL(url ?? '', location.href);
    expect(pathname).toBe('/toolpad/sw.js');
    expect(JSON.parse(searchParams.get('params') ?? '')).toEqual({ offlineMode: true });
    expect(options).toEqual({ scope: SCOPE });
  });

  it('sends SKIP_WAITING to a worker that is already waiting', async () => {
    workers.controller = new FakeWorker();
    workers.registration.waiting = new FakeWorker();
    initServiceWorker(true, SCOPE);
    await waitForPromises();
    expect(workers.registration.waiting.postMessage.mock.calls).toEqual([[SKIP_WAITING]]);
  });

  it.each([
    ['sends SKIP_WAITING to a new worker once it is installed', true, [[SKIP_WAITING]]],
    ['sends no message to a new worker if no worker controls the page', false, []],
  ])('%s', async (_title, isControlled, expected) => {
    workers.controller = isControlled ? new FakeWorker() : null;
    initServiceWorker(true, SCOPE);
    await waitForPromises();
    const update = new FakeWorker();
    workers.registration.installing = update;
    workers.registration.dispatchEvent(new Event('updatefound'));
    expect(update.postMessage).not.toHaveBeenCalled();
    update.install();
    expect(update.postMessage.mock.calls).toEqual(expected);
  });

  /** Returns the paths in the messages that the worker received. */
  const getSentPaths = (): string[][] =>
    workers.registration.active.postMessage.mock.calls.map(([message]) => {
      const { type, payload } = message as { type: string; payload: { urlsToCache: string[] } };
      expect(type).toBe('CACHE_URLS');
      return payload.urlsToCache.map((url) => new URL(url).pathname);
    });

  it('makes the first worker cache the page, its scripts, and its other files on the same host', async () => {
    document.body.innerHTML =
      '<script id="appScripts" type="application/json">["/toolpad/assets/js/main.js"]</script>';
    history.replaceState(null, '', '/toolpad/core?query');
    initServiceWorker(true, SCOPE);
    await waitForPromises();
    expect(getSentPaths()).toEqual([
      ['/toolpad/assets/js/main.js', '/toolpad/core/', '/toolpad/assets/images/a.webp'],
    ]);
    history.pushState(null, '', '/toolpad/studio/');
    document.dispatchEvent(new Event(PAGE_CHANGE));
    await waitForPromises();
    expect(getSentPaths()[1]).toEqual(['/toolpad/studio/']);
  });

  it('makes the worker cache only the scripts if it has served the page', async () => {
    document.body.innerHTML =
      '<script id="appScripts" type="application/json">["/toolpad/assets/js/main.js"]</script>';
    workers.controller = new FakeWorker();
    initServiceWorker(true, SCOPE);
    await waitForPromises();
    expect(getSentPaths()).toEqual([['/toolpad/assets/js/main.js']]);
  });
});

describe('on other hosts', () => {
  beforeEach(() => {
    cacheNames = [`pages-${SCOPE_URL}`, `pages-${SCOPE_URL}fr/`, 'another app'];
  });

  it('registers no worker, and removes the site’s earlier worker and its caches', async () => {
    initServiceWorker(false, SCOPE);
    await waitForPromises();
    expect(workers.register).not.toHaveBeenCalled();
    expect(workers.registration.unregister).toHaveBeenCalled();
    expect(cacheNames).toEqual([`pages-${SCOPE_URL}fr/`, 'another app']);
  });

  it('doesn’t unregister the worker of another app on the same host', async () => {
    workers.registration.scope = `${location.origin}/`;
    initServiceWorker(false, SCOPE);
    await waitForPromises();
    expect(workers.registration.unregister).not.toHaveBeenCalled();
  });
});
