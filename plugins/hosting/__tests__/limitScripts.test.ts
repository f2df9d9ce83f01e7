/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://docs.example.com/core/"}
 */
import { afterPaint as limitScripts } from '../limitScripts';

interface Rules {
  createHTML: (html: string) => string;
  createScript: (text: string) => string | null;
  createScriptURL: (url: string) => string | null;
}

const createPolicy = jest.fn<unknown, [name: string, rules: Rules]>();

/** Runs the inline script, and returns the functions of the policy that it created. */
function getRules(): Rules | undefined {
  limitScripts();
  expect(createPolicy).toHaveBeenLastCalledWith('default', expect.anything());
  return createPolicy.mock.lastCall?.[1];
}

beforeEach(() => Object.assign(window, { trustedTypes: { createPolicy } }));

it.each([
  ['/assets/js/main.js', true],
  ['main.js', true],
  ['https://docs.example.com/a.js', true],
  ['https://docs.example.com.evil.test/a.js', false],
  ['//evil.test/a.js', false],
  ['http://docs.example.com/a.js', false],
  ['data:text/javascript,alert(1)', false],
  ['javascript:alert(1)', false],
  ['blob:https://docs.example.com/1', false],
])('allows only same-origin script URLs: %s → %j', (url, isAllowed) => {
  expect(getRules()?.createScriptURL(url)).toBe(isAllowed ? url : null);
});

it.each([
  ['{"@context":"https://schema.org"}', true],
  ['[1]', true],
  ['alert(1)', false],
  ['{"a":1};alert(1)', false],
  ['', false],
])('allows only JSON as the text of a script: %j → %j', (text, isAllowed) => {
  expect(getRules()?.createScript(text)).toBe(isAllowed ? text : null);
});

it('passes HTML through unchanged', () => {
  expect(getRules()?.createHTML('<b>a</b>')).toBe('<b>a</b>');
});

it('does nothing in browsers without Trusted Types', () => {
  Object.assign(window, { trustedTypes: undefined });
  expect(limitScripts).not.toThrow();
});

it('preserves the default policy of a browser extension', () => {
  createPolicy.mockImplementationOnce(() => {
    throw new TypeError('exists');
  });
  expect(limitScripts).not.toThrow();
});
