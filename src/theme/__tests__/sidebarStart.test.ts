/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { PAGE_CHANGE } from '../../../plugins/page-start/shared/events';
import initSidebar from '../DocSidebar/early';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';
import { find } from '../../../tests/support/jest/find';

keepPageClean();

// jsdom doesn't reflect the attribute.
Object.defineProperty(HTMLElement.prototype, 'inert', {
  get(this: HTMLElement) {
    return this.hasAttribute('inert');
  },
  set(this: HTMLElement, isInert: boolean) {
    this.toggleAttribute('inert', isInert);
  },
});

const POSITION_KEY = 'sidebar-position';
/** The sidebar's top and bottom edges in the viewport. */
const SIDEBAR_BOX = { top: 56, bottom: 756 };
const ENTRY_PX = 32;
/** The height of the sticky part at the top of the sidebar. */
const TOP_PX = 60;

/** Returns the scroll position at which an entry is near the middle, with a whole number of entries above it. */
const getMiddlePosition = (entryPx: number) => entryPx - TOP_PX - 10 * ENTRY_PX;

const getSidebar = () => find('nav#siteSidebar');
let frames: FrameRequestCallback[] = [];
const runFrame = () => frames.splice(0).forEach((callback) => callback(0));

/** Runs the sidebar's inline code on a wide or a narrow screen. */
function startSidebar(isWide = true): void {
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), { matches: isWide, media }) as MediaQueryList;
  initSidebar();
}

/** Moves the current entry to the given distance from the top of the sidebar. */
function placeEntry(entryPx: number, isShown = true): void {
  const createRect = (top: number, bottom: number) =>
    (isShown ? { top, bottom } : { top: 0, bottom: 0 }) as DOMRect;
  getSidebar().getBoundingClientRect = () => createRect(SIDEBAR_BOX.top, SIDEBAR_BOX.bottom);
  find('header', getSidebar()).getBoundingClientRect = () =>
    createRect(SIDEBAR_BOX.top, SIDEBAR_BOX.top + TOP_PX);
  find('[aria-current="page"]').getBoundingClientRect = () => {
    const top = SIDEBAR_BOX.top + entryPx - getSidebar().scrollTop;
    return createRect(top, top + ENTRY_PX);
  };
}

beforeEach(() => {
  sessionStorage.clear();
  frames = [];
  jest
    .spyOn(window, 'requestAnimationFrame')
    .mockImplementation((callback) => frames.push(callback));
  document.body.innerHTML = `<h2></h2>
    <nav id="siteSidebar" popover><div><header></header><details></details><a aria-current="page">Page</a></div></nav>
    <main></main>`;
  placeEntry(100);
});

describe('the scroll position', () => {
  it.each<[string, string | null, number, number]>([
    ['stays at the top if the current entry is visible', null, 600, 0],
    ['centers the current entry if it’s under the fade', null, 630, getMiddlePosition(630)],
    ['centers the current entry if it’s far down', null, 1000, getMiddlePosition(1000)],
    ['stays the same as on the previous page', '400', 500, 400],
    [
      'changes if the previous page’s value would hide the current entry',
      '400',
      100,
      getMiddlePosition(100),
    ],
    ['stays at the top if the stored value is invalid', 'undefined', 100, 0],
  ])('%s', (_, stored, entryPx, scrollTop) => {
    if (stored !== null) {
      sessionStorage.setItem(POSITION_KEY, stored);
    }
    placeEntry(entryPx);
    startSidebar();
    runFrame();
    expect(getSidebar().scrollTop).toBe(scrollTop);
  });

  it('is restored in the first frame with the complete sidebar', () => {
    const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    find('main').remove();
    placeEntry(1000);
    startSidebar();
    runFrame();
    expect(getSidebar().scrollTop).toBe(0);
    document.body.append(document.createElement('main'));
    runFrame();
    expect(getSidebar().scrollTop).toBe(getMiddlePosition(1000));
    readyState.mockRestore();
  });

  it('changes after a navigation only if the current entry is hidden', () => {
    startSidebar();
    placeEntry(150);
    getSidebar().scrollTop = 50;
    document.dispatchEvent(new Event(PAGE_CHANGE));
    expect(getSidebar().scrollTop).toBe(50);
    placeEntry(2000);
    document.dispatchEvent(new Event(PAGE_CHANGE));
    expect(getSidebar().scrollTop).toBe(getMiddlePosition(2000));
  });

  it('is restored on a phone when the sidebar opens', () => {
    placeEntry(1000, false);
    startSidebar(false);
    expect(frames).toEqual([]);
    placeEntry(1000);
    find('details').dispatchEvent(new Event('toggle'));
    expect(getSidebar().scrollTop).toBe(0);
    getSidebar().dispatchEvent(new Event('toggle'));
    expect(getSidebar().scrollTop).toBe(getMiddlePosition(1000));
  });

  it('is stored when the reader leaves a page with a sidebar', () => {
    startSidebar();
    getSidebar().scrollTop = 321;
    window.dispatchEvent(new Event('pagehide'));
    document.body.innerHTML = '';
    window.dispatchEvent(new Event('pagehide'));
    expect(sessionStorage.getItem(POSITION_KEY)).toBe('321');
  });

  it('shows the current entry even if storage is blocked', () => {
    jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    });
    placeEntry(1000);
    startSidebar();
    runFrame();
    expect(getSidebar().scrollTop).toBe(getMiddlePosition(1000));
    window.dispatchEvent(new Event('pagehide'));
  });
});

describe('the open mobile sidebar', () => {
  const dispatchToggle = (type: 'toggle' | 'beforetoggle', newState: 'open' | 'closed') =>
    getSidebar().dispatchEvent(Object.assign(new Event(type), { newState }));
  const getInertTags = () =>
    [...document.querySelectorAll('[inert]')].map(({ tagName }) => tagName);

  it('makes all elements outside the sidebar inert until it closes', () => {
    startSidebar(false);
    dispatchToggle('toggle', 'open');
    expect(getInertTags()).toEqual(['H2', 'MAIN']);
    // The button must be focusable before the browser returns the focus to it.
    dispatchToggle('beforetoggle', 'closed');
    expect(getInertTags()).toEqual([]);
  });

  it('makes the page usable again if the sidebar was removed with the previous page', () => {
    startSidebar(false);
    dispatchToggle('toggle', 'open');
    getSidebar().remove();
    document.dispatchEvent(new Event(PAGE_CHANGE));
    expect(getInertTags()).toEqual([]);
  });

  it('closes when the window becomes wide enough for a column', () => {
    const query = Object.assign(new EventTarget(), { matches: false });
    window.matchMedia = () => query as unknown as MediaQueryList;
    initSidebar();
    const hidePopover = jest.fn();
    Object.assign(getSidebar(), { hidePopover });
    query.dispatchEvent(Object.assign(new Event('change'), { matches: true }));
    expect(hidePopover).toHaveBeenCalledTimes(1);
  });
});
