/**
 * @jest-environment jsdom
 */
import { renderRedirect } from '../node/redirectPage';

it('creates a page that redirects without a script and links to the new URL', () => {
  const html = renderRedirect('/toolpad/a/?b="c"&d', 'A < B');
  const page = new DOMParser().parseFromString(html, 'text/html');
  const getAttribute = (selector: string, name: string) =>
    page.querySelector(selector)?.getAttribute(name);
  expect(page.title).toBe('A < B');
  expect(getAttribute('meta[http-equiv]', 'content')).toBe('0; url=/toolpad/a/?b="c"&d');
  expect(getAttribute('link[rel="canonical"]', 'href')).toBe('/toolpad/a/?b="c"&d');
  expect(getAttribute('a', 'href')).toBe('/toolpad/a/?b="c"&d');
  expect(getAttribute('meta[name="robots"]', 'content')).toBe('noindex');
});
