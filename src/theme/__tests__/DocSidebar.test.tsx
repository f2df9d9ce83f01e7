/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DocSidebar from '../DocSidebar';
import { afterPaint } from '../DocSidebar/filterSidebar';
import { resetSite, site } from '../../../tests/support/jest/fakeSite';
import { sidebar } from './sidebar';

const preload = jest.fn();

const renderSidebar = (path = '/toolpad/core/account/') =>
  render(<DocSidebar path={path} sidebar={sidebar} />);

const getTree = () => screen.getByRole('navigation', { name: 'Docs pages' });
const getLink = (name: string) => within(getTree()).getByRole('link', { name });
const getField = () => screen.getByRole('searchbox', { name: 'Filter pages' });
const isOpen = (group: string) => within(getTree()).getByText(group).closest('details')?.open;

/** Clicks an element, and returns whether the browser follows the link. */
function click(target: HTMLElement, init: MouseEventInit = {}): boolean {
  let isFollowed = false;
  window.addEventListener(
    'click',
    (event) => {
      isFollowed = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent(target, createEvent.click(target, { button: 0, ...init }));
  return isFollowed;
}

beforeEach(() => {
  resetSite();
  preload.mockReset();
  Object.assign(window, { docusaurus: { preload } });
});

describe('the sidebar’s tree', () => {
  it.each(['/toolpad/core/account/', '/toolpad/core/account'])(
    'marks only the page %s as current, and opens only its groups',
    (path) => {
      renderSidebar(path);
      expect(getLink('Account menu')).toHaveAttribute('aria-current', 'page');
      expect(getTree().querySelectorAll('[aria-current="page"]')).toHaveLength(1);
      expect(isOpen('Account')).toBe(true);
      expect(isOpen('Utilities')).toBe(false);
    },
  );

  it.each([
    ['Components', false],
    ['Layout', true],
  ])('shows %s as a label that can’t be collapsed', (text, isInset) => {
    renderSidebar();
    const label = within(getTree()).getByText(text).closest('p');
    expect(label?.classList.contains('MuiListSubheader-inset')).toBe(isInset);
    expect(label?.closest('details')).toBeNull();
  });

  it('omits an unlisted page in a group', () => {
    renderSidebar();
    expect(within(getTree()).queryByText('Unlisted')).toBeNull();
  });

  it('shows a “New” chip beside a new page', () => {
    renderSidebar();
    expect(getLink('Dashboard Layout New')).toContainElement(screen.getByText('New'));
  });
});

describe('the sidebar’s filter', () => {
  const getVisibleLabels = () =>
    [...getTree().querySelectorAll('[data-filter-pages] a')]
      .filter((link) => !link.closest('[hidden]'))
      .map((link) => link.querySelector('span')?.textContent);

  beforeAll(() => {
    // jsdom has neither of these.
    Object.assign(globalThis, { CSS: {} });
    afterPaint();
  });

  it.each([
    ['a page together with its groups', 'DASH', ['Dashboard Layout']],
    ['all pages of a group whose label matches', 'account', ['Account menu', 'Sign-in page']],
    ['a page by another Unicode form of its label', '\uff33\uff45\uff53\uff53', ['Session']],
    ['nothing if no label matches', 'zzz', []],
  ])('shows %s', async (_what, query, labels) => {
    renderSidebar();
    await userEvent.type(getField(), query);
    expect(getVisibleLabels()).toEqual([...labels, `Search for “${query}”`]);
    const message = `No pages match “${query}”.`;
    expect(screen.queryAllByText(message)).toHaveLength(labels.length > 0 ? 0 : 1);
  });

  it('opens the groups of matching pages, and closes them when the filter is cleared', async () => {
    renderSidebar();
    await userEvent.type(getField(), 'session');
    expect(isOpen('Utilities')).toBe(true);
    await userEvent.clear(getField());
    expect(isOpen('Utilities')).toBe(false);
    expect(getVisibleLabels()).toHaveLength(7);
  });

  it('clears the filter on Escape, but leaves Escape to the browser if the field is empty', async () => {
    renderSidebar();
    await userEvent.type(getField(), 'sign{ArrowDown}');
    expect(getLink('Sign-in page')).toHaveFocus();
    expect(fireEvent.keyDown(getLink('Sign-in page'), { key: 'Escape' })).toBe(false);
    expect(getField()).toHaveFocus();
    expect(getField()).toHaveValue('');
    expect(getVisibleLabels()).toHaveLength(7);
    expect(fireEvent.keyDown(getField(), { key: 'Escape' })).toBe(true);
  });

  it('leaves Escape to an input method that is composing', async () => {
    renderSidebar();
    await userEvent.type(getField(), 'session');
    expect(fireEvent.keyDown(getField(), { key: 'Escape', isComposing: true })).toBe(true);
    expect(getField()).toHaveValue('session');
  });
});

describe('a click on a page in the sidebar', () => {
  it('navigates through the router on a plain click', () => {
    renderSidebar();
    expect(click(getLink('Session'))).toBe(false);
    expect(site.pushed).toEqual(['/toolpad/core/session/']);
  });

  it.each<[string, MouseEventInit]>([
    ['with Ctrl', { ctrlKey: true }],
    ['with the middle button', { button: 1 }],
  ])('lets the browser load the page on a click %s', (_, init) => {
    renderSidebar();
    expect(click(getLink('Session'), init)).toBe(true);
    expect(site.pushed).toEqual([]);
  });

  it('lets the browser load the page if the link leads to another origin or language', () => {
    renderSidebar();
    getLink('Session').setAttribute('hreflang', 'de');
    expect(click(getLink('Session'))).toBe(true);
    expect(click(getLink('Material UI'))).toBe(true);
    expect(site.pushed).toEqual([]);
  });
});

it('preloads an internal page when the pointer moves over its link', () => {
  renderSidebar();
  fireEvent.mouseOver(getLink('Session'));
  fireEvent.mouseOver(getLink('Material UI'));
  fireEvent.mouseOver(within(getTree()).getByText('Introduction'));
  expect(preload.mock.calls).toEqual([['/toolpad/core/session/']]);
});
