/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { startApp } from '../client/app';
import { APP_READY } from '../shared/events';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';
import { find } from '../../../tests/support/jest/find';

Object.assign(globalThis, { NEEDS_APP: '[data-needs-app]' });

keepPageClean();

const FILES = ['/toolpad/runtime.js', '/toolpad/react.js', '/toolpad/main.js'] as const;

const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[src]')];
const addresses = () => scripts().map((script) => script.getAttribute('src'));
const button = () => find('button');

/** The frame that shows an act comes, and what waits for it. */
function showAct(): void {
  jest.advanceTimersToNextFrame();
  jest.advanceTimersByTime(1);
}

/** Acts on the button, and sees the frame that shows it. */
function press(): void {
  button().click();
  showAct();
}

function fail(address: string): void {
  const script = scripts().find((each) => each.getAttribute('src') === address);
  script?.dispatchEvent(new Event('error'));
}

afterEach(() => jest.useRealTimers());

beforeEach(() => {
  jest.useFakeTimers();
  document.head.innerHTML = '';
  delete document.documentElement.dataset.appFailed;
  document.body.innerHTML = `<button data-needs-app>Copy</button>
    <script type="application/json" id="appScripts">${JSON.stringify(FILES)}</script>`;
});

test('nothing is loaded before intent', () => {
  startApp();
  document.dispatchEvent(new Event('scroll'));
  showAct();
  expect(scripts()).toEqual([]);
});

test('on intent the scripts come in order, each after the one before it', () => {
  startApp();
  document.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
  showAct();
  expect(addresses()).toEqual(FILES);
  expect(scripts().map(({ async }) => async)).toEqual([false, false, false]);
  document.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
  showAct();
  expect(addresses()).toEqual(FILES);
});

test('the frame that shows the act comes before them', () => {
  startApp();
  button().click();
  expect(scripts()).toEqual([]);
  showAct();
  expect(addresses()).toEqual(FILES);
});

test('a click without a pointer is intent, even on a button that must wait', () => {
  startApp();
  press();
  expect(addresses()).toEqual(FILES);
  expect(button().getAttribute('aria-busy')).toBe('true');
});

test('a page without a list loads nothing', () => {
  document.body.innerHTML = '<button></button>';
  startApp();
  press();
  expect(scripts()).toEqual([]);
});

test('a heading with the id of the list is none, and the list is read all the same', () => {
  document.body.insertAdjacentHTML('afterbegin', '<h2 id="appScripts">["/evil.js"]</h2>');
  startApp();
  press();
  expect(addresses()).toEqual(FILES);
});

test.each([
  '{',
  'null',
  '{"0":"/a.js"}',
  '["https://evil.example/a.js"]',
  '["//evil.example/a.js"]',
  '["/\\\\evil.example/a.js"]',
  '["data:text/javascript,alert(1)"]',
  '["javascript:alert(1)"]',
  '["http://[/a.js"]',
  '[7,null,{"src":"/a.js"}]',
])('a list of %s loads nothing', (list) => {
  find('#appScripts').textContent = list;
  startApp();
  press();
  expect(scripts()).toEqual([]);
});

test('scripts of another host are left out of a list', () => {
  find('#appScripts').textContent = JSON.stringify(['https://evil.example/a.js', ...FILES]);
  startApp();
  press();
  expect(addresses()).toEqual(FILES);
});

describe('when a script hangs', () => {
  test('no button is busy for ever; the script may still come', () => {
    const acted = jest.fn();
    button().addEventListener('click', acted);
    startApp();
    press();
    jest.advanceTimersByTime(29_000);
    expect(button().getAttribute('aria-busy')).toBe('true');
    jest.advanceTimersByTime(1_000);
    expect(button().getAttribute('aria-busy')).toBeNull();
    expect(addresses()).toEqual(FILES);
    document.dispatchEvent(new Event(APP_READY));
    expect(acted).not.toHaveBeenCalled();
  });

  test('a page with React is not marked as failed', () => {
    document.documentElement.dataset.react = 'on';
    startApp();
    press();
    jest.advanceTimersByTime(30_000);
    delete document.documentElement.dataset.react;
    expect(document.documentElement).not.toHaveAttribute('data-app-failed');
  });
});

describe('when a script does not arrive', () => {
  const acted = jest.fn();
  let first: HTMLScriptElement | undefined;

  beforeEach(() => {
    acted.mockReset();
    button().addEventListener('click', acted);
    startApp();
    press();
    [, first] = scripts();
    fail(FILES[1]);
  });

  test('it is asked for once more', () => {
    expect(scripts()[1]).not.toBe(first);
    expect(addresses()).toEqual(FILES);
    expect(scripts().every(({ async }) => !async)).toBe(true);
    expect(button().getAttribute('aria-busy')).toBe('true');
  });

  test('a second try that succeeds keeps the early click', () => {
    document.dispatchEvent(new Event(APP_READY));
    expect(acted).toHaveBeenCalledTimes(1);
    expect(button().getAttribute('aria-busy')).toBeNull();
  });

  test('a second failure ends it: plain HTML, no button left busy', () => {
    fail(FILES[1]);
    expect(addresses()).toEqual(FILES);
    expect(button().getAttribute('aria-busy')).toBeNull();
    expect(acted).not.toHaveBeenCalled();
    press();
    expect(button().getAttribute('aria-busy')).toBeNull();
  });

  test('it marks the page, until React is ready', () => {
    fail(FILES[1]);
    expect(document.documentElement).toHaveAttribute('data-app-failed');
    document.dispatchEvent(new Event(APP_READY));
    expect(document.documentElement).not.toHaveAttribute('data-app-failed');
  });

  test('it requests the failed script once more when the browser is back online', () => {
    fail(FILES[1]);
    window.dispatchEvent(new Event('online'));
    window.dispatchEvent(new Event('online'));
    expect(addresses()).toEqual([...FILES, FILES[1]]);
    expect(scripts().at(-1)?.async).toBe(false);
  });
});
