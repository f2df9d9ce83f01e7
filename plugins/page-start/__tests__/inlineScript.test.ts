/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { startApp } from '../client/inlineScript';
import { APP_READY, ISLAND_DONE } from '../shared/events';
import { loadScripts } from '../shared/scripts';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';
import { find } from '../../../tests/support/jest/find';

keepPageClean();

const SCRIPT_FILES = ['/toolpad/runtime.js', '/toolpad/react.js', '/toolpad/main.js'] as const;

const root = document.documentElement;
const getScripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
const getUrls = () => getScripts().map((script) => script.getAttribute('src'));
const getButton = () => find('button');
const isBusy = () => getButton().getAttribute('aria-busy') === 'true';

/** Clicks the button, and waits until the frame that shows the click's effect is painted. */
function click(): void {
  getButton().click();
  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(1);
}

function failScript(url: string): void {
  const script = getScripts().find((each) => each.getAttribute('src') === url);
  script?.dispatchEvent(new Event('error'));
}

const onClick = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  onClick.mockReset();
  document.head.innerHTML = '';
  delete root.dataset.appFailed;
  document.body.innerHTML = `<button data-replay-click>Copy</button>
    <script type="application/json" id="appScripts">${JSON.stringify(SCRIPT_FILES)}</script>`;
  getButton().addEventListener('click', onClick);
  startApp();
});
afterEach(() => jest.useRealTimers());

it('loads each script once, in order, after the frame that shows the click’s effect', () => {
  getButton().click();
  expect(getUrls()).toEqual([]);
  click();
  expect(getUrls()).toEqual(SCRIPT_FILES);
  expect(getScripts().map(({ async }) => async)).toEqual([false, false, false]);
  expect(isBusy()).toBe(true);
});

it('loads the scripts and the data that the clicked button needs together with the app', () => {
  getButton().dataset.scripts = 'editor';
  getButton().dataset.preload = '/toolpad/demo.json';
  document.body.insertAdjacentHTML(
    'beforeend',
    '<script type="application/json" id="editorScripts">["/toolpad/editor.js"]</script>',
  );
  click();
  expect(getUrls()).toEqual([...SCRIPT_FILES, '/toolpad/editor.js']);
  expect(find('link[rel=preload]')).toHaveAttribute('href', '/toolpad/demo.json');
});

it('reads the script list even if a heading has the same id', () => {
  document.body.insertAdjacentHTML('afterbegin', '<h2 id="appScripts">["/evil.js"]</h2>');
  click();
  expect(getUrls()).toEqual(SCRIPT_FILES);
});

it.each([
  '{',
  'null',
  '["https://evil.example/a.js"]',
  '["//evil.example/a.js"]',
  '["/\\\\evil.example/a.js"]',
  '["data:text/javascript,alert(1)"]',
  '["javascript:alert(1)"]',
  '["http://[/a.js"]',
  '[7,null,{"src":"/a.js"}]',
])('loads no script for the list %j', (list) => {
  find('#appScripts').textContent = list;
  click();
  expect(getUrls()).toEqual([]);
});

it('doesn’t load listed scripts from other hosts', () => {
  find('#appScripts').textContent = JSON.stringify(['https://evil.example/a.js', ...SCRIPT_FILES]);
  click();
  expect(getUrls()).toEqual(SCRIPT_FILES);
});

describe('with an island', () => {
  beforeEach(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<dialog data-no-app><input></dialog>
      <script type="application/json" id="searchScripts">["/toolpad/react.js", "/toolpad/search.js"]</script>`,
    );
  });

  it('starts the app only when the island has responded', () => {
    find('dialog').setAttribute('open', '');
    find('dialog input').click();
    click();
    expect(getUrls()).toEqual([]);
    document.dispatchEvent(new Event(ISLAND_DONE));
    document.dispatchEvent(new Event(ISLAND_DONE));
    expect(getUrls()).toEqual(SCRIPT_FILES);
  });

  it('loads no script twice that the island and the app share', () => {
    loadScripts(jest.fn(), 'searchScripts');
    click();
    expect(getUrls()).toEqual([
      '/toolpad/react.js',
      '/toolpad/search.js',
      '/toolpad/runtime.js',
      '/toolpad/main.js',
    ]);
  });
});

describe('when a script hangs', () => {
  it('clears the busy state after 30 s, and doesn’t replay the click', () => {
    click();
    jest.advanceTimersByTime(29_000);
    expect(isBusy()).toBe(true);
    jest.advanceTimersByTime(1_000);
    expect(isBusy()).toBe(false);
    expect(getUrls()).toEqual(SCRIPT_FILES);
    document.dispatchEvent(new Event(APP_READY));
    expect(onClick).not.toHaveBeenCalled();
  });

  it('doesn’t set data-app-failed if React has started', () => {
    root.dataset.react = 'on';
    click();
    jest.advanceTimersByTime(30_000);
    delete root.dataset.react;
    expect(root).not.toHaveAttribute('data-app-failed');
  });
});

describe('when a script fails', () => {
  beforeEach(() => {
    click();
    failScript(SCRIPT_FILES[1]);
  });

  it('requests the script again, and replays the click after it loads', () => {
    expect(getUrls()).toEqual(SCRIPT_FILES);
    expect(getScripts().every(({ async }) => !async)).toBe(true);
    expect(isBusy()).toBe(true);
    document.dispatchEvent(new Event(APP_READY));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(isBusy()).toBe(false);
  });

  it('clears the busy state and sets data-app-failed if the second request fails too', () => {
    failScript(SCRIPT_FILES[1]);
    expect(getUrls()).toEqual(SCRIPT_FILES);
    expect(onClick).not.toHaveBeenCalled();
    expect(root).toHaveAttribute('data-app-failed');
    click();
    expect(isBusy()).toBe(false);
    document.dispatchEvent(new Event(APP_READY));
    expect(root).not.toHaveAttribute('data-app-failed');
  });

  it('requests the script again one second after the browser is back online', async () => {
    failScript(SCRIPT_FILES[1]);
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(999);
    expect(getUrls()).toEqual(SCRIPT_FILES);
    await jest.advanceTimersByTimeAsync(1);
    expect(getUrls()).toEqual([...SCRIPT_FILES, SCRIPT_FILES[1]]);
    expect(getScripts().at(-1)?.async).toBe(false);
  });

  it('requests the script again if the browser is back online before the last request fails', async () => {
    window.dispatchEvent(new Event('online'));
    failScript(SCRIPT_FILES[1]);
    await jest.advanceTimersByTimeAsync(1000);
    expect(getUrls()).toEqual([...SCRIPT_FILES, SCRIPT_FILES[1]]);
  });
});
