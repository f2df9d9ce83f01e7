/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import type { ClientModule } from '@docusaurus/types';
import { PAGE_CHANGE } from '../../../plugins/page-start/shared/events';
import pageChange from '../Layout/pageChange';
import initDrawer from '../DocSidebar/early';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';
import { find } from '../../../tests/support/jest/find';

keepPageClean();

// jsdom does not reflect the attribute.
Object.defineProperty(HTMLElement.prototype, 'inert', {
  get(this: HTMLElement) {
    return this.hasAttribute('inert');
  },
  set(this: HTMLElement, isInert: boolean) {
    this.toggleAttribute('inert', isInert);
  },
});

const KEY = 'drawer-position';
/** The drawer's box on the screen. */
const BOX = { top: 56, bottom: 756 };
const ENTRY_PX = 32;
/** What stays at its top. */
const TOP_PX = 60;

const drawer = () => find('nav#siteSidebar');
let frames: FrameRequestCallback[] = [];
/** The next frame comes. */
const arrive = () => {
  for (const callback of frames.splice(0)) {
    callback(0);
  }
};

/** The starter comes, on a screen that has the drawer beside the page or not. */
function start(isWide = true): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: isWide, media }) as MediaQueryList;
  initDrawer();
}

/** Puts the active entry so far down in the drawer, and the drawer on the screen or off it. */
function layOut(entryPx: number, isShown = true): void {
  const active = find('[aria-current="page"]');
  const rect = (top: number, bottom: number) =>
    (isShown ? { top, bottom } : { top: 0, bottom: 0 }) as DOMRect;
  drawer().getBoundingClientRect = () => rect(BOX.top, BOX.bottom);
  find('header', drawer()).getBoundingClientRect = () => rect(BOX.top, BOX.top + TOP_PX);
  active.getBoundingClientRect = () => {
    const top = BOX.top + entryPx - drawer().scrollTop;
    return rect(top, top + ENTRY_PX);
  };
}

beforeEach(() => {
  sessionStorage.clear();
  frames = [];
  jest
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((callback) => frames.push(callback));
  // A page may have a heading of this name.
  document.body.innerHTML = `<h2 id="drawer"></h2>
    <nav id="siteSidebar" popover><header></header><details></details><a aria-current="page">Page</a></nav>
    <main></main>`;
  layOut(100);
});

test.each<[string, string | null, number, number]>([
  ['an entry in view stays where it is', null, 100, 0],
  ['an entry above the fade of the end stays', null, 600, 0],
  ['an entry in the fade comes to the middle', null, 630, 630 + 16 - 380],
  ['an entry far down comes to the middle', null, 1000, 1000 + 16 - 380],
  ['the position of the page before', '400', 500, 400],
  ['that position does not show the entry', '400', 100, -264],
  ['garbage is no position', 'undefined', 100, 0],
])('at the start: %s', (_, stored, entryPx, scrollTop) => {
  if (stored !== null) {
    sessionStorage.setItem(KEY, stored);
  }
  layOut(entryPx);
  start();
  arrive();
  expect(drawer().scrollTop).toBe(scrollTop);
});

test('waits for the frame that has all of it', () => {
  const loading = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  find('main').remove();
  layOut(1000);
  start();
  arrive();
  expect(drawer().scrollTop).toBe(0);
  document.body.append(document.createElement('main'));
  arrive();
  expect(drawer().scrollTop).toBe(1000 + 16 - 380);
  expect(frames).toEqual([]);
  loading.mockRestore();
});

test('a page change brings the new active entry into view and moves nothing else', () => {
  start();
  layOut(150);
  drawer().scrollTop = 50;
  document.dispatchEvent(new Event(PAGE_CHANGE));
  expect(drawer().scrollTop).toBe(50);
  layOut(2000);
  document.dispatchEvent(new Event(PAGE_CHANGE));
  expect(drawer().scrollTop).toBe(2000 + 16 - 380);
});

test('on a phone the active entry is in view once the drawer is open', () => {
  layOut(1000, false);
  start(false);
  expect(frames).toEqual([]);
  layOut(1000);
  document.querySelector('details')?.dispatchEvent(new Event('toggle'));
  expect(drawer().scrollTop).toBe(0);
  drawer().dispatchEvent(new Event('toggle'));
  expect(drawer().scrollTop).toBe(1000 + 16 - 380);
});

test('the position is kept for the next page', () => {
  start();
  drawer().scrollTop = 321;
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(KEY)).toBe('321');
});

test('a page without a drawer keeps the position of the last one', () => {
  sessionStorage.setItem(KEY, '321');
  document.body.innerHTML = '';
  start();
  arrive();
  window.dispatchEvent(new Event('pagehide'));
  expect(sessionStorage.getItem(KEY)).toBe('321');
});

test('blocked storage: the drawer starts at the active entry', () => {
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  layOut(1000);
  start();
  arrive();
  expect(drawer().scrollTop).toBe(1000 + 16 - 380);
  window.dispatchEvent(new Event('pagehide'));
});

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];
const at = (pathname: string, hash = ''): Location => ({ pathname, hash, search: '' }) as Location;

test.each([
  ['the first render', null, at('/a/'), 0],
  ['another page', at('/a/'), at('/b/'), 1],
  ['another heading', at('/a/'), at('/a/', '#b'), 0],
])('%s closes so much of what is open', (_, previousLocation, location, closed) => {
  const hidePopover = jest.fn();
  Object.assign(drawer(), { hidePopover });
  // jsdom knows no popovers.
  const find = jest.spyOn(document, 'querySelectorAll');
  find.mockReturnValue([drawer()] as unknown as NodeListOf<Element>);
  pageChange.onRouteDidUpdate?.({ previousLocation, location });
  expect(find.mock.calls).toEqual(closed ? [['[popover]:popover-open']] : []);
  expect(hidePopover).toHaveBeenCalledTimes(closed);
});

describe('open over a page', () => {
  const outside = () => [find('h2'), find('main')];
  const fire = (type: 'toggle' | 'beforetoggle', newState: 'open' | 'closed') =>
    drawer().dispatchEvent(Object.assign(new Event(type), { newState }));

  it('makes everything outside inert, and nothing in it', () => {
    start(false);
    fire('toggle', 'open');
    expect(outside().map((element) => element.hasAttribute('inert'))).toEqual([true, true]);
    expect(drawer().closest('[inert]')).toBeNull();
    expect(drawer().querySelector('[inert]')).toBeNull();
  });

  it('frees the page before it closes, so that its button can take the focus', () => {
    start(false);
    fire('toggle', 'open');
    fire('beforetoggle', 'closed');
    expect(document.querySelector('[inert]')).toBeNull();
  });

  it('leaves alone what something else has made inert', () => {
    find('main').setAttribute('inert', '');
    start(false);
    fire('toggle', 'open');
    fire('beforetoggle', 'closed');
    expect(find('main')).toHaveAttribute('inert');
    expect(find('h2')).not.toHaveAttribute('inert');
  });

  it('frees the page when it was removed with the page before', () => {
    start(false);
    fire('toggle', 'open');
    drawer().remove();
    document.dispatchEvent(new Event(PAGE_CHANGE));
    expect(document.querySelector('[inert]')).toBeNull();
  });

  it('closes when the window gets wide enough for a column', () => {
    const queries: (EventTarget & { media: string })[] = [];
    window.matchMedia = (media) => {
      const query = Object.assign(new EventTarget(), { matches: false, media });
      queries.push(query);
      return query as unknown as MediaQueryList;
    };
    initDrawer();
    const hidePopover = jest.fn();
    Object.assign(drawer(), { hidePopover });
    for (const query of queries) {
      query.dispatchEvent(Object.assign(new Event('change'), { matches: true }));
    }
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });
});
