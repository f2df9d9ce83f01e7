/**
 * @jest-environment jsdom
 */
import type { ClientModule } from '@docusaurus/types';

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

const scrollTo = jest.fn<unknown, [{ top: number; behavior: string }]>();
let position: Required<Pick<ClientModule, 'onRouteUpdate' | 'onRouteDidUpdate'>>;
let previousLocation: Location | null = null;

/** Loads a document in the same tab. */
async function load(): Promise<void> {
  jest.resetModules();
  const module = await import('../client/readingPosition');
  position = module.default as typeof position;
  previousLocation = null;
}

beforeEach(() => {
  sessionStorage.clear();
  scrollTo.mockReset().mockImplementation(({ top }) => scroll(top));
  Object.assign(window, { scrollTo });
  scroll(0);
});

function scroll(top: number): void {
  Object.assign(window, { scrollY: top });
  dispatchEvent(new Event('scroll'));
}

/** Changes the page as the router and Docusaurus do, which scroll to the top. */
function showPage(pathname: string, key: string): void {
  const location = { pathname, hash: '', search: '', key } as Location & { key: string };
  Object.assign(window, { navigation: { currentEntry: { key } } });
  position.onRouteUpdate({ location, previousLocation });
  if (previousLocation) {
    scroll(0);
  }
  position.onRouteDidUpdate({ location, previousLocation });
  previousLocation = location;
}

/** Goes back in the history. The browser scrolls while the old page is still shown. */
function goBack(pathname: string, key: string, clampedTo: number): void {
  dispatchEvent(new PopStateEvent('popstate'));
  scroll(clampedTo);
  showPage(pathname, key);
}

it.each([
  '{"a":',
  '{"a":1}',
  'null',
  '[null,"first",["first"],["first","900"],["first",null],[700,"first"],{"0":"first","1":9}]',
])(
  'restores the reading position even if storage contains the invalid value %s',
  async (stored) => {
    sessionStorage.setItem('reading-positions', stored);
    await load();
    showPage('/b/', 'second');
    scroll(700);
    goBack('/a/', 'first', 0);
    expect(scrollTo).not.toHaveBeenCalled();
    goBack('/b/', 'second', 0);
    expect(window.scrollY).toBe(700);
  },
);

it('doesn’t scroll when the reader opens a new history entry', async () => {
  await load();
  showPage('/a/', 'first');
  scroll(1500);
  showPage('/b/', 'second');
  showPage('/a/', 'third');
  expect(scrollTo).not.toHaveBeenCalled();
});
