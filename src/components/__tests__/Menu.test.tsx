/**
 * @jest-environment jsdom
 */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Menu from '../Menu';
import { MenuLanguage, MenuLink } from '../Menu/MenuItem';
import ColorModeMenu from '../../theme/Navbar/ColorModeMenu';
import LanguageMenu from '../../theme/Navbar/LanguageMenu';
import VersionMenu from '../../theme/Navbar/VersionMenu';
import { resetSite, site } from '../../../tests/support/jest/fakeSite';
import { find } from '../../../tests/support/jest/find';

beforeEach(resetSite);

/** jsdom opens no popovers: what a button opens stands in its attribute. */
function menuOf(name: string): HTMLElement {
  const button = screen.getByRole('button', { name });
  const menu = find(`#${button.getAttribute('popovertarget') ?? ''}`);
  expect(menu).toHaveAttribute('popover', 'auto');
  return menu;
}

test('a menu is a named button and a native popover', () => {
  render(
    <Menu button="A" id="letters" label="Letters">
      <MenuLink to="/core/a/">First</MenuLink>
      <MenuLink current to="/core/b/">
        Second
      </MenuLink>
      <MenuLink to="https://mui.com/">Elsewhere</MenuLink>
      <MenuLink to="/blog/one-year/">Blog</MenuLink>
    </Menu>,
  );
  expect(screen.getByRole('button', { name: 'Letters' })).toHaveAttribute('title', 'Letters');
  const links = within(menuOf('Letters')).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['First', '/toolpad/core/a/'],
    ['Second', '/toolpad/core/b/'],
    ['Elsewhere', 'https://mui.com/'],
    ['Blog', '/toolpad/blog/one-year/'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual([
    null,
    'true',
    null,
    null,
  ]);
});

test('a language is a full page load, told in its own language', () => {
  render(
    <MenuLanguage href="/toolpad/de/" lang="de">
      Deutsch
    </MenuLanguage>,
  );
  const link = screen.getByRole('link', { name: 'Deutsch' });
  expect(link).toHaveAttribute('href', '/toolpad/de/');
  expect(link).toHaveAttribute('hreflang', 'de');
  expect(link).toHaveAttribute('lang', 'de');
  expect(link).not.toHaveAttribute('aria-current');
});

test('one language is nothing to choose from', () => {
  render(<LanguageMenu id="siteLanguageMenu" />);
  expect(document.body).not.toHaveTextContent('English');
});

test('the language menu leads to the others; the current one is no link', () => {
  site.locales = ['en', 'de'];
  render(<LanguageMenu id="siteLanguageMenu" />);
  const menu = within(menuOf('Language'));
  expect(menu.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Deutsch']);
  expect(menu.getByText('English').closest('[aria-current]')).toHaveAttribute(
    'aria-current',
    'true',
  );
});

describe('ColorModeMenu', () => {
  test('offers three modes as native radios of one group', () => {
    render(<ColorModeMenu />);
    const group = within(menuOf('Color mode')).getByRole('group', { name: 'Color mode' });
    const radios = within(group).getAllByRole<HTMLInputElement>('radio');
    expect(radios.map(({ name, value, checked }) => [name, value, checked])).toEqual([
      ['color-mode', 'light', false],
      ['color-mode', 'dark', false],
      ['color-mode', 'system', true],
    ]);
    for (const name of ['Light', 'Dark', 'System']) {
      expect(within(group).getByRole('radio', { name })).toBeInTheDocument();
    }
  });

  test('leaves the choice to the browser and the starter: React takes nothing back', async () => {
    const { rerender } = render(<ColorModeMenu />);
    await userEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    rerender(<ColorModeMenu />);
    expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'System' })).not.toBeChecked();
  });
});

describe('VersionMenu', () => {
  test('names the version that is shown and leads to the same page of each, or to its first', () => {
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
      { ...old, name: '1.0.0', label: 'v1.0.0', path: '/toolpad/core/1.0.0/', docs: [] },
    );
    render(<VersionMenu />);
    const links = within(menuOf('Version v1.2.3')).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['v1.2.3', '/toolpad/core/introduction/'],
      ['v1.1.0', '/toolpad/core/1.1.0/introduction/'],
      ['v1.0.1', '/toolpad/core/1.1.0/first/'],
      ['v1.0.0', '/toolpad/core/1.0.0/'],
      ['v1.3.0 is on npm', '/toolpad/core/introduction/roadmap/#later'],
      ['Release notes', 'https://github.com/mui/toolpad/releases'],
    ]);
    expect(links[0]).toHaveAttribute('aria-current', 'true');
  });

  test('tells of no later version where none is known of', () => {
    site.pathname = '/toolpad/studio/getting-started/';
    render(<VersionMenu />);
    expect(screen.getByRole('link', { name: 'Release notes' })).toBeInTheDocument();
    expect(screen.queryByText(/on npm/)).not.toBeInTheDocument();
  });

  test('is not there without versions', () => {
    site.versions = [];
    const { container } = render(<VersionMenu />);
    expect(container).toBeEmptyDOMElement();
  });
});
