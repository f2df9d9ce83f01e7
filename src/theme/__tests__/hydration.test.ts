/**
 * React takes over what the server wrote and the reader may have changed. Any mismatch makes it build
 * the whole page anew, and everything of the reader's is lost.
 */
import { brandStylesheet } from '../../../plugins/brand/node/stylesheet';
import { find, findField } from '../../../tests/support/jest/find';
import { hydrate, leaveBrowser } from '../../../tests/support/jest/hydration';

const readingPage = {
  load: () => import('./ReadingPage'),
  path: '/toolpad/core/account/',
};

afterEach(leaveBrowser);

test('a page that nobody has touched', async () => {
  const { document, complaints } = await hydrate(readingPage);
  expect(complaints).toEqual([]);
  expect(Object.keys(find('#root', document)).join()).toContain('__reactContainer');
});

test('a page whose native elements the reader has used keeps all of it', async () => {
  let opened: Element[] = [];
  const { document, complaints } = await hydrate({
    ...readingPage,
    read: (page) => {
      // A group of the drawer, the contents above the page, a fold in the text.
      opened = [...page.querySelectorAll('details:not([open])')];
      opened.forEach((details) => details.setAttribute('open', ''));
      findField('input[name="color-mode"][value="dark"]', page).checked = true;
      findField('input[value="pnpm"]', page).checked = true;
      // What the starter does.
      page.documentElement.dataset.theme = 'dark';
      page.documentElement.dataset.themeChoice = 'dark';
      find('#siteToc', page).style.setProperty('--toc-top', '28px');
      find('figure button', page).setAttribute('aria-busy', 'true');
      find('figure button', page).removeAttribute('aria-busy');
    },
  });
  expect(complaints).toEqual([]);
  expect(opened).toHaveLength(3);
  expect(opened.every((details) => details.isConnected && details.hasAttribute('open'))).toBe(true);
  expect(findField('input[value="dark"]', document).checked).toBe(true);
  expect(findField('input[value="system"]', document).checked).toBe(false);
  expect(findField('input[value="pnpm"]', document).checked).toBe(true);
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(find('#siteToc', document).style.getPropertyValue('--toc-top')).toBe('28px');
});

test('a group that the reader has closed stays closed', async () => {
  const { document, complaints } = await hydrate({
    ...readingPage,
    read: (page) => find('#siteSidebar details[open]', page).removeAttribute('open'),
  });
  expect(complaints).toEqual([]);
  expect(document.querySelectorAll('#siteSidebar details[open]')).toHaveLength(0);
});

test('what was typed into the filter stays, and narrows the drawer', async () => {
  const { document, complaints } = await hydrate({
    ...readingPage,
    read: (page) => {
      findField('#siteSidebar input', page).value = 'sign';
    },
  });
  expect(complaints).toEqual([]);
  expect(findField('#siteSidebar input', document).value).toBe('sign');
  const left = [...document.querySelectorAll('#siteSidebar li > a')].map(
    (link) => link.textContent,
  );
  expect(left).toEqual(['Sign-in page']);
});

test('the page "not found" is one file, and the reader’s address gives it its suggestions', async () => {
  const { document, complaints } = await hydrate({
    load: () => import('@site/src/theme/NotFound/Content'),
    serverPath: '/toolpad/404.html',
    // A slip is the point: cspell:ignore acount
    path: '/toolpad/core/react-acount/',
    read: (page) => {
      expect(find('h2', page).textContent).toBe('Good places to start');
      findField('input[type="search"]', page).value = 'account';
    },
  });
  expect(complaints).toEqual([]);
  expect(find('h2', document).textContent).toBe('The nearest pages');
  expect(find('li a', document).getAttribute('href')).toBe('/toolpad/core/react-account/');
  expect(findField('input[type="search"]', document).value).toBe('account');
});

describe('Emotion', () => {
  test('finds its styles in the head and inserts none a second time', async () => {
    const { document, styles } = await hydrate(readingPage);
    expect(styles).toContain('<style data-emotion="tp ');
    expect(document.querySelectorAll('style[data-emotion]')).toHaveLength(
      styles.split('<style').length - 1,
    );
    expect(document.querySelector('body style')).toBeNull();
  });

  test('reads no MUI variable that the first screen’s stylesheet has left out', async () => {
    const { styles } = await hydrate(readingPage);
    const css = brandStylesheet('first-screen');
    const read = new Set([...styles.matchAll(/var\((--mui-[\w-]+)/g)].map(([, name]) => name));
    expect(read.size).toBeGreaterThan(4);
    expect([...read].filter((name) => !css.includes(`${name}:`))).toEqual([]);
  });
});
