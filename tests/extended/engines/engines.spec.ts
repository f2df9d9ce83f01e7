/** Tests the most important features in Chromium, Firefox, and WebKit. */
import { click, type Engine, getAppScripts, getErrors, waitUntil, watchErrors } from './engine';
import { ENGINE_NAMES, openEngine } from './openEngine';
import { PAGE_KINDS, getSiteUrl } from '../../support/site';
import { expect, test } from '../../support/test';

const REACT_ON_EXPRESSION = 'document.documentElement.dataset.react === "on"';
const SIDEBAR_SELECTOR = 'nav[aria-label="Docs pages"]';
const SEARCH_SELECTOR = 'dialog#siteSearch';
const THEME_EXPRESSION = 'document.documentElement.dataset.theme';

async function openPage(engine: Engine, path: string): Promise<void> {
  await engine.goto(getSiteUrl(path));
  await waitUntil(engine, 'document.readyState === "complete"', 'the page to load');
  await watchErrors(engine);
}

/** The actions of a reader in their order. Each one starts on the page that the previous one has left open. */
const STEPS: [title: string, act: (engine: Engine) => Promise<void>][] = [
  [
    'reads a complete page before React starts',
    async (engine) => {
      await openPage(engine, PAGE_KINDS.text);
      expect(await engine.evaluate('document.querySelectorAll("h1").length')).toBe(1);
      const headings = await engine.evaluate(`document.querySelectorAll('article h2').length`);
      expect(headings).toBeGreaterThan(1);
      expect(await getAppScripts(engine)).toEqual([]);
      expect(await engine.evaluate(REACT_ON_EXPRESSION)).toBe(false);
    },
  ],
  [
    'opens a menu, which stays open when React starts',
    async (engine) => {
      await click(engine, 'button[popovertarget="siteColorMode"]');
      const isOpen = `document.querySelector('#siteColorMode').matches(':popover-open')`;
      await waitUntil(engine, isOpen, 'the color menu to open');
      await waitUntil(engine, REACT_ON_EXPRESSION, 'React to commit');
      expect(await engine.evaluate(isOpen)).toBe(true);
    },
  ],
  [
    'opens a menu inside the window at the end of a page',
    async (engine) => {
      await openPage(engine, PAGE_KINDS.text);
      await engine.evaluate('scrollTo({ top: document.body.scrollHeight, behavior: "instant" })');
      await click(engine, 'button[popovertarget="siteColorMode"]');
      const isInWindow = `(() => {
        const menu = document.querySelector('#siteColorMode');
        const { top, bottom, left, right } = menu.getBoundingClientRect();
        return top > 0 && bottom > top && bottom < innerHeight && left > 0 && right <= innerWidth
          || JSON.stringify([menu.matches(':popover-open'), top, bottom, left, right, innerHeight, scrollY]);
      })()`;
      await waitUntil(engine, isInWindow, 'the color menu to be in the window');
    },
  ],
  [
    'changes the color mode, which the next page keeps',
    async (engine) => {
      await click(engine, 'label:has(> input[name="color-mode"][value="dark"])');
      await waitUntil(engine, `${THEME_EXPRESSION} === 'dark'`, 'the dark mode');
      await openPage(engine, PAGE_KINDS['other overview']);
      expect(await engine.evaluate(THEME_EXPRESSION)).toBe('dark');
    },
  ],
  [
    'opens a sidebar group, which stays open when React starts',
    async (engine) => {
      await engine.evaluate(
        `document.querySelector('${SIDEBAR_SELECTOR} details:not([open])').id = 'group-of-this-test'`,
      );
      await click(engine, '#group-of-this-test > summary');
      const isOpen = `[...document.querySelectorAll('${SIDEBAR_SELECTOR} details')].some((group) => group.id === 'group-of-this-test' && group.open)`;
      await waitUntil(engine, isOpen, 'the group to open');
      await click(engine, 'button[popovertarget="siteColorMode"]');
      await waitUntil(engine, REACT_ON_EXPRESSION, 'React to commit');
      expect(await engine.evaluate(isOpen)).toBe(true);
    },
  ],
  [
    'finds and opens a page with the keyboard',
    async (engine) => {
      await openPage(engine, PAGE_KINDS.overview);
      await engine.press('Control', 'k');
      const isOpen = `document.querySelector('${SEARCH_SELECTOR}').open`;
      await waitUntil(engine, isOpen, 'the search to open');
      await engine.type('tutorial');
      const found = `${SEARCH_SELECTOR} [role="option"][aria-selected="true"][href*="introduction/tutorial"]`;
      const isFound = `document.querySelector('${found}') !== null`;
      await waitUntil(engine, isFound, 'the page to be found');
      await engine.press('Enter');
      await waitUntil(engine, 'location.pathname.includes("introduction/tutorial")', 'its page');
    },
  ],
  [
    'opens the next page with the pagination',
    async (engine) => {
      await openPage(engine, PAGE_KINDS.overview);
      await click(engine, 'nav[aria-label="Previous and next page"] a[rel="next"]');
      const url = JSON.stringify(getSiteUrl('core/introduction/installation/'));
      await waitUntil(engine, `location.href === ${url}`, 'the next page');
      const title = `/install/i.test(document.querySelector('h1')?.textContent)`;
      await waitUntil(engine, title, 'its title');
    },
  ],
];

for (const name of ENGINE_NAMES) {
  test(`it lets a reader with ${name} read, search, and navigate`, async ({
    playwright,
    launchOptions,
  }) => {
    const engine = await openEngine(name, playwright, launchOptions);
    test.info().annotations.push({ type: name, description: engine.version });
    try {
      for (const [title, act] of STEPS) {
        await test.step(title, async () => {
          await act(engine);
          expect(await getErrors(engine)).toEqual([]);
        });
      }
    } finally {
      await engine.close();
    }
  });
}
