/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import DocSidebar from '../../../src/theme/DocSidebar';
import { resetSite, site } from '../../support/jest/fakeSite';
import { sidebar } from './sidebar';

const prefetch = jest.fn();

const show = (path = '/toolpad/core/account/') =>
  render(<DocSidebar path={path} sidebar={sidebar} />);

const tree = () => screen.getByRole('navigation', { name: 'Docs pages' });
const link = (name: string) => within(tree()).getByRole('link', { name });
const field = () => screen.getByRole('searchbox', { name: 'Filter pages' });
const isOpen = (group: string) => within(tree()).getByText(group).closest('details')?.open;
/** The labels of all pages of the drawer, in order. */
const pages = () =>
  [...tree().querySelectorAll('li > a')].map(({ firstChild }) => firstChild?.textContent);

/** Clicks and tells whether the browser's own action was left to it. */
function click(target: HTMLElement, init: MouseEventInit = {}): boolean {
  let left = false;
  window.addEventListener(
    'click',
    (event) => {
      left = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent(target, createEvent.click(target, { button: 0, ...init }));
  return left;
}

beforeEach(() => {
  resetSite();
  prefetch.mockReset();
  Object.assign(window, { docusaurus: { prefetch } });
});

describe('the tree', () => {
  test.each(['/toolpad/core/account/', '/toolpad/core/account'])(
    'marks the page %s and nothing else',
    (path) => {
      show(path);
      expect(link('Account menu')).toHaveAttribute('aria-current', 'page');
      expect(tree().querySelectorAll('[aria-current="page"]')).toHaveLength(1);
    },
  );

  test('opens the groups around the current page, and no other', () => {
    show();
    expect(isOpen('Account')).toBe(true);
    expect(isOpen('Utilities')).toBe(false);
  });

  test('sections and subheaders are labels that cannot be closed', () => {
    show();
    for (const label of ['Introduction', 'Components', 'Layout', 'Reference']) {
      const element = within(tree()).getByText(label);
      expect(element.tagName).toBe('P');
      expect(element.closest('details')).toBeNull();
    }
    expect(within(tree()).getByText('Layout')).toHaveClass('subheader');
    expect(within(tree()).getByText('Components')).toHaveClass('section');
  });

  test('a new page says so', () => {
    show();
    expect(screen.getAllByText('New')).toHaveLength(1);
    expect(link('Dashboard Layout New')).toContainElement(screen.getByText('New'));
  });

  test('is a popover that its button closes', () => {
    show();
    expect(tree()).toHaveAttribute('popover', 'auto');
    const close = screen.getByRole('button', { name: 'Close navigation' });
    expect(close).toHaveAttribute('popovertarget', 'drawer');
    expect(close).toHaveAttribute('popovertargetaction', 'hide');
    expect(tree()).toHaveAttribute('id', 'drawer');
  });
});

describe('the filter', () => {
  test('narrows the tree as one types, opens what is left and highlights the match', async () => {
    show();
    await userEvent.type(field(), 'SESSION');
    expect(pages()).toEqual(['Session']);
    expect(isOpen('Utilities')).toBe(true);
    expect(screen.getByText('Session').tagName).toBe('MARK');
    expect(screen.queryByText('Introduction')).not.toBeInTheDocument();
    await userEvent.clear(field());
    expect(pages()).toHaveLength(7);
    expect(document.querySelector('mark')).toBeNull();
    expect(isOpen('Utilities')).toBe(false);
  });

  test('says when there is nothing, and nothing while there is something', async () => {
    show();
    const status = tree().querySelector('[aria-live="polite"]');
    expect(status).toBeEmptyDOMElement();
    await userEvent.type(field(), ' crud ');
    expect(pages()).toEqual([]);
    expect(status).toHaveTextContent('No page is called “crud”.');
  });
});

describe('a click on a page', () => {
  test('navigates by history', () => {
    show();
    expect(click(link('Session'))).toBe(false);
    expect(site.pushed).toEqual(['/toolpad/core/session/']);
  });

  test.each<[string, MouseEventInit]>([
    ['Ctrl', { ctrlKey: true }],
    ['⌘', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('with %s is the browser’s', (_, init) => {
    show();
    expect(click(link('Session'), init)).toBe(true);
    expect(site.pushed).toEqual([]);
  });

  test('of another origin is the browser’s', () => {
    show();
    expect(click(link('Material UI'))).toBe(true);
    expect(site.pushed).toEqual([]);
  });

  test('of another language is the browser’s: that is a site of its own', () => {
    show();
    link('Session').setAttribute('hreflang', 'de');
    expect(click(link('Session'))).toBe(true);
    expect(site.pushed).toEqual([]);
  });

  test('that something else has handled is left alone', () => {
    show();
    link('Session').addEventListener('click', (event) => event.preventDefault());
    click(link('Session'));
    expect(site.pushed).toEqual([]);
  });

  test('does not happen on a group', () => {
    show();
    expect(click(within(tree()).getByText('Utilities'))).toBe(true);
    expect(site.pushed).toEqual([]);
  });
});

test('a page is fetched ahead while the pointer is over its link', () => {
  show();
  fireEvent.mouseOver(link('Session'));
  fireEvent.mouseOver(link('Material UI'));
  fireEvent.mouseOver(within(tree()).getByText('Introduction'));
  expect(prefetch.mock.calls).toEqual([['/toolpad/core/session/']]);
});
