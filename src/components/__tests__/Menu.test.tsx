/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ColorModeMenu from '../../theme/Navbar/ColorModeMenu';
import LanguageMenu from '../../theme/Navbar/LanguageMenu';
import VersionMenu from '../../theme/Navbar/VersionMenu';
import { resetSite, site } from '../../../tests/support/jest/fakeSite';
import { find } from '../../../tests/support/jest/find';

beforeEach(resetSite);

/** Returns the popover that a button refers to. jsdom doesn't open popovers. */
function getMenu(name: string): HTMLElement {
  const button = screen.getByRole('button', { name });
  const menu = find(`#${button.getAttribute('popovertarget') ?? ''}`);
  expect(menu).toHaveAttribute('popover', 'auto');
  return menu;
}

const getLinks = (menu: HTMLElement) =>
  within(menu)
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

describe('LanguageMenu', () => {
  it('renders nothing if the site has only one language', () => {
    const { container } = render(<LanguageMenu id="siteLanguageMenu" />);
    expect(container).toBeEmptyDOMElement();
  });

  it('links to the page in each language, and marks the current one', () => {
    Object.assign(site, { locales: ['en', 'de'], search: '?q=a', hash: '#setup' });
    render(<LanguageMenu id="siteLanguageMenu" />);
    const link = within(getMenu('Language')).getByRole('link', { name: 'Deutsch' });
    expect(link).toHaveAttribute('lang', 'de');
    expect(link).toHaveAttribute('hreflang', 'de');
    expect(link).toHaveAttribute('href', '/toolpad/de/?q=a#setup');
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('English');
  });
});

describe('ColorModeMenu', () => {
  it('renders a native radio button for each mode, and preserves the selection when React renders again', async () => {
    const { rerender } = render(<ColorModeMenu />);
    const group = within(getMenu('Color mode')).getByRole('group', { name: 'Color mode' });
    const getMode = () => within(group).getByRole('radio', { checked: true });
    expect(within(group).getAllByRole('radio')).toHaveLength(3);
    expect(getMode()).toHaveAccessibleName('System');
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    rerender(<ColorModeMenu />);
    expect(getMode()).toHaveAccessibleName('Dark');
  });
});

describe('VersionMenu', () => {
  it('links to the page in each version, or to the version’s first page, and to version news', () => {
    const old = {
      label: 'v1.1.0',
      path: '/toolpad/core/1.1.0/',
      isLast: false,
      mainDocId: 'first',
    };
    const first = { id: 'first', path: `${old.path}first/` };
    const same = { id: 'introduction/index', path: `${old.path}introduction/` };
    site.versions.push(
      { ...old, name: '1.1.0', docs: [first, same] },
      { ...old, name: '1.0.1', label: 'v1.0.1', docs: [first] },
    );
    site.hash = '#setup';
    render(<VersionMenu />);
    expect(getLinks(getMenu('Version v1.2.3'))).toEqual([
      ['v1.2.3', '/toolpad/core/introduction/#setup'],
      ['v1.1.0', '/toolpad/core/1.1.0/introduction/#setup'],
      ['v1.0.1', '/toolpad/core/1.1.0/first/'],
      ['v1.3.0 is on npm', '/toolpad/core/introduction/roadmap/#later'],
      ['Release notes', 'https://github.com/mui/toolpad/releases'],
    ]);
    expect(screen.getByRole('link', { current: true })).toHaveTextContent('v1.2.3');
  });

  it('moves the focus with the arrow keys, Home, and End', async () => {
    render(<VersionMenu />);
    const button = screen.getByRole('button', { name: 'Version v1.2.3' });
    // jsdom has no popovers.
    jest.spyOn(getMenu('Version v1.2.3'), 'matches').mockReturnValue(true);
    const links = screen.getAllByRole('link');
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(links[0]).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(links.at(-1)).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowDown}');
    expect(links[1]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(button).toHaveFocus();
  });
});
