/**
 * @jest-environment jsdom
 */
import { redirectPage } from '../node/redirectPage';

test('a page that leads on, for readers, browsers and search engines', () => {
  const html = redirectPage('/toolpad/a/?b="c"&d', 'A < B');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const attribute = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name);
  expect(page.title).toBe('A < B');
  expect(attribute('meta[http-equiv]', 'content')).toBe('0; url=/toolpad/a/?b="c"&d');
  expect(attribute('link[rel="canonical"]', 'href')).toBe('/toolpad/a/?b="c"&d');
  expect(attribute('a', 'href')).toBe('/toolpad/a/?b="c"&d');
  expect(attribute('meta[name="robots"]', 'content')).toBe('noindex');
});
