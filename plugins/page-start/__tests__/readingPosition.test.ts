/**
 * @jest-environment jsdom
 */
import type { ClientModule } from '@docusaurus/types';

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

const scrollTo = jest.fn<unknown, [{ top: number; behavior: string }]>();
let entry = 'first';
let position: Required<Pick<ClientModule, 'onRouteUpdate' | 'onRouteDidUpdate'>>;
let shown: Location | null = null;

/** A new document in the same tab. */
async function load(): Promise<void> {
  jest.resetModules();
  const module = await import('../client/readingPosition');
  position = module.default as typeof position;
  shown = null;
}

beforeEach(async () => {
  sessionStorage.clear();
  scrollTo.mockReset().mockImplementation(({ top }) => scroll(top));
  Object.assign(window, { scrollTo, navigation: { currentEntry: { key: 'first' } } });
  entry = 'first';
  await load();
  scroll(0);
});

function scroll(top: number): void {
  Object.assign(window, { scrollY: top });
  dispatchEvent(new Event('scroll'));
}

/** What the router and Docusaurus do when the page changes; Docusaurus goes to the top. */
function show(pathname: string, key: string): void {
  const location = { pathname, hash: '', search: '', key } as Location & { key: string };
  Object.assign(window, { navigation: { currentEntry: { key } } });
  entry = key;
  position.onRouteUpdate({ location, previousLocation: shown });
  if (shown) {
    scroll(0);
  }
  position.onRouteDidUpdate({ location, previousLocation: shown });
  shown = location;
}

/** The browser goes through its history: it scrolls where the page that is left still stands. */
function goBack(pathname: string, key: string, clampedTo: number): void {
  dispatchEvent(new PopStateEvent('popstate'));
  scroll(clampedTo);
  show(pathname, key);
}

test('back and forward return to where the reader was', () => {
  show('/a/', 'first');
  scroll(1500);
  show('/b/', 'second');
  expect(scrollTo).not.toHaveBeenCalled();
  scroll(300);
  goBack('/a/', 'first', 900);
  expect(window.scrollY).toBe(1500);
  goBack('/b/', 'second', 0);
  expect(window.scrollY).toBe(300);
  expect(entry).toBe('second');
});

test('a document that is loaded anew still knows the entries before it', async () => {
  show('/a/', 'first');
  scroll(1500);
  show('/b/', 'second');
  dispatchEvent(new Event('pagehide'));
  await load();
  show('/b/', 'second');
  goBack('/a/', 'first', 900);
  expect(window.scrollY).toBe(1500);
});

test.each([
  '{"a":',
  '{"a":1}',
  '"first"',
  'null',
  '7',
  '[null,"first",["first"],["first","700"],["first",null],[700,"first"],{"0":"first","1":9}]',
])('a broken storage does no harm: %s', async (kept) => {
  sessionStorage.setItem('reading-positions', kept);
  await load();
  show('/a/', 'first');
  scroll(700);
  show('/b/', 'second');
  goBack('/a/', 'first', 0);
  expect(window.scrollY).toBe(700);
});

test('a kept position of another type is none', async () => {
  sessionStorage.setItem('reading-positions', '[["first","900"],["second",40]]');
  await load();
  show('/c/', 'third');
  goBack('/a/', 'first', 0);
  expect(scrollTo).not.toHaveBeenCalled();
  goBack('/b/', 'second', 0);
  expect(window.scrollY).toBe(40);
});

test('a page that is opened anew starts at its top', () => {
  show('/a/', 'first');
  scroll(1500);
  show('/b/', 'second');
  show('/a/', 'third');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('an entry that was never left here is left to the browser', () => {
  show('/a/', 'first');
  goBack('/b/', 'unknown', 700);
  expect(scrollTo).not.toHaveBeenCalled();
});
