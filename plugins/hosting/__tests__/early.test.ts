/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://docs.example.com/core/"}
 */
import limitScripts from '../early';

interface Rules {
  createHTML: (html: string) => string;
  createScript: (text: string) => string | null;
  createScriptURL: (url: string) => string | null;
}

let rules: Rules | undefined;
const createPolicy = jest.fn((_name: string, given: Rules) => {
  rules = given;
});

beforeEach(() => {
  Object.assign(window, { trustedTypes: { createPolicy } });
  limitScripts();
});

test('is the default of the page', () => {
  expect(createPolicy).toHaveBeenCalledWith('default', expect.anything());
});

test.each([
  ['/assets/js/main.js', true],
  ['main.js', true],
  ['https://docs.example.com/a.js', true],
  ['https://docs.example.com.evil.test/a.js', false],
  ['//evil.test/a.js', false],
  ['http://docs.example.com/a.js', false],
  ['data:text/javascript,alert(1)', false],
  ['javascript:alert(1)', false],
  ['blob:https://docs.example.com/1', false],
])('%s may be a script: %j', (url, allowed) => {
  expect(rules?.createScriptURL(url)).toBe(allowed ? url : null);
});

test.each([
  ['{"@context":"https://schema.org"}', true],
  ['[1]', true],
  ['alert(1)', false],
  ['{"a":1};alert(1)', false],
  ['', false],
])('the text %s may stand in a script: %j', (text, allowed) => {
  expect(rules?.createScript(text)).toBe(allowed ? text : null);
});

test('markup stays as it is', () => {
  expect(rules?.createHTML('<b>a</b>')).toBe('<b>a</b>');
});

test.each([
  ['does not know trusted types', () => Object.assign(window, { trustedTypes: undefined })],
  [
    'has a policy of an extension',
    () =>
      createPolicy.mockImplementationOnce(() => {
        throw new TypeError('exists');
      }),
  ],
])('a browser that %s goes on', (_name, prepare) => {
  prepare();
  expect(limitScripts).not.toThrow();
});
