/**
 * Tests the hydration of pages that the reader may have changed. After a mismatch, React would render the entire page
 * again, and the reader's changes would be lost.
 */
import type { ReactNode } from 'react';
import { find, findField } from '../../../tests/support/jest/find';
import { hydrate, leaveBrowser } from '../../../tests/support/jest/hydration';

const readingPage = {
  load: () => import('./ReadingPage'),
  path: '/toolpad/core/account/',
};

afterEach(leaveBrowser);

it('preserves the state of native elements that the reader changed before hydration', async () => {
  let opened: Element[] = [];
  const { document, errors } = await hydrate({
    ...readingPage,
    read: (page) => {
      // The elements are a group of the sidebar, the table of contents above the text, and a collapsible section.
      opened = [...page.querySelectorAll('details:not([open])')];
      opened.forEach((details) => details.setAttribute('open', ''));
      findField('input[name="color-mode"][value="dark"]', page).checked = true;
      // The inline script makes these changes in production.
      page.documentElement.dataset.theme = 'dark';
      page.documentElement.dataset.themeChoice = 'dark';
      find('#siteToc', page).style.setProperty('--toc-top', '28px');
      find('figure button', page).setAttribute('aria-busy', 'true');
      find('figure button', page).removeAttribute('aria-busy');
    },
  });
  expect(errors).toEqual([]);
  expect(opened).toHaveLength(3);
  expect(opened.every((details) => details.isConnected && details.hasAttribute('open'))).toBe(true);
  expect(findField('input[value="dark"]', document).checked).toBe(true);
  expect(findField('input[value="system"]', document).checked).toBe(false);
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(find('#siteToc', document).style.getPropertyValue('--toc-top')).toBe('28px');
});

it('doesn’t reopen a group that the reader closed before hydration', async () => {
  const { document, errors } = await hydrate({
    ...readingPage,
    read: (page) => find('#siteSidebar details[open]', page).removeAttribute('open'),
  });
  expect(errors).toEqual([]);
  expect(document.querySelectorAll('#siteSidebar details[open]')).toHaveLength(0);
});

it('replaces the 404 page’s static links with suggestions for the reader’s URL', async () => {
  const { document, errors } = await hydrate({
    load: () => import('@site/src/theme/NotFound/Content'),
    serverPath: '/toolpad/404.html',
    // The path has a typo: cspell:ignore acount
    path: '/toolpad/core/react-acount/',
    read: (page) => {
      expect(find('h2', page).textContent).toBe('Good places to start');
      findField('input[type="search"]', page).value = 'account';
    },
  });
  expect(errors).toEqual([]);
  expect(find('h2', document).textContent).toBe('Similar pages');
  expect(find('li a', document).getAttribute('href')).toBe('/toolpad/core/react-account/');
  expect(findField('input[type="search"]', document).value).toBe('account');
});

it('shows the complete page if one of its parts throws an error once', async () => {
  let hasThrown = false;
  jest.doMock('../Navbar', () => {
    const original = jest.requireActual<{ default: () => ReactNode }>('../Navbar');
    const Navbar = () => {
      if (typeof document !== 'undefined' && !hasThrown) {
        hasThrown = true;
        throw new Error('The app bar has failed.');
      }
      return original.default();
    };
    return { __esModule: true, default: Navbar };
  });
  let before = '';
  const { document: page } = await hydrate({
    ...readingPage,
    read: (original) => (before = find('#root', original).textContent),
  });
  jest.dontMock('../Navbar');
  expect(hasThrown).toBe(true);
  expect(find('#root', page).textContent).toBe(before);
});

it('reuses the Emotion styles that are in the head', async () => {
  const { document, styles } = await hydrate(readingPage);
  expect(styles).toContain('<style data-emotion="tp ');
  expect(document.querySelectorAll('style[data-emotion]')).toHaveLength(
    styles.split('<style').length - 1,
  );
  expect(document.querySelector('body style')).toBeNull();
});
