/** Tests pages that a translator or an extension has changed, in Chromium, Firefox and WebKit. */
import { expect } from '@playwright/test';
import { changePage } from '../support/changePage';
import { click, type Engine, waitUntil, watchErrors } from '../support/engines/engine';
import { ENGINE_NAMES, test } from '../support/engines/test';
import { getSiteUrl } from '../support/site';

const REACT_ON = 'document.documentElement.dataset.react === "on"';
const SEARCH = "document.querySelector('dialog#siteSearch')";
const FILTER = 'nav#siteSidebar input[type="search"]';
const COPY = 'article .MuiButton-root[data-needs-app]';
const TOOLS = 'article [aria-label^="Tools of"]';
const FEEDBACK = 'input[name="helpful"][value="Yes"]';

const change = (engine: Engine): Promise<void> => engine.evaluate(`(${changePage.toString()})()`);

async function openPage(engine: Engine, path: string): Promise<void> {
  await engine.goto(getSiteUrl(path));
  await waitUntil(engine, 'document.readyState === "complete"', 'the page to load');
}

/** Expects that the page still has its styles, and that no part of it has failed. */
async function expectIntact(engine: Engine): Promise<void> {
  const hasStylesheet =
    'document.adoptedStyleSheets.length > 0 || [...document.styleSheets].some(({ href }) => href !== null)';
  expect(await engine.evaluate(hasStylesheet)).toBe(true);
  const text = await engine.evaluate<string>('document.body.innerText');
  expect(text).not.toMatch(/This page (has failed|crashed)|could not be loaded/);
}

/** Searches, and changes the page again while results are shown. */
async function search(engine: Engine): Promise<void> {
  await engine.press('Control', 'k');
  await engine.type('crud');
  const results = `${SEARCH}.querySelector('[role="option"]') !== null`;
  await waitUntil(engine, results, 'the first results');
  expect(await engine.evaluate(`${SEARCH}.querySelector('input').value`)).toBe('crud');
  await change(engine);
  await engine.type(' data');
  const marked = `[...${SEARCH}.querySelectorAll('mark')].some((mark) => /data/i.test(mark.textContent))`;
  await waitUntil(engine, `${results} && ${marked}`, 'the results of the longer query');
  expect(await engine.evaluate(`${SEARCH}.querySelector('input').value`)).toBe('crud data');
  await engine.press('Escape');
  await waitUntil(engine, `!${SEARCH}.open`, 'the search to close');
}

const hasElement = (engine: Engine, selector: string): Promise<boolean> =>
  engine.evaluate(`document.querySelector('${selector}') !== null`);

/** Copies the page, switches and edits a demo, and submits the feedback at the end of the page. */
async function operateArticle(engine: Engine): Promise<void> {
  if (await hasElement(engine, COPY)) {
    await change(engine);
    await click(engine, COPY);
    // Browsers may deny clipboard access under automation. In that case, the button shows an error.
    const label = `/^(Copied|Could not copy)/.test(document.querySelector('${COPY}').innerText.trim())`;
    await waitUntil(engine, label, 'the copy button to report the result');
  }
  if (await hasElement(engine, TOOLS)) {
    await change(engine);
    await click(engine, `${TOOLS} label:has(> input[value="JS"])`);
    const isJavaScript = `document.querySelector('${TOOLS} input[value="JS"]').checked`;
    await waitUntil(engine, isJavaScript, 'the JavaScript radio button to be checked');
    await click(engine, `${TOOLS} button[aria-expanded]`);
    await waitUntil(engine, `document.querySelector('article textarea') !== null`, 'the editor');
  }
  if (await hasElement(engine, FEEDBACK)) {
    await change(engine);
    await click(engine, `label:has(> ${FEEDBACK})`);
    const thanks = `document.querySelector('fieldset:has(${FEEDBACK})').innerText.includes('Thank you.')`;
    await waitUntil(engine, thanks, 'the thanks');
  }
}

/** Filters the sidebar, selects the dark mode, and uses the controls of the article. */
async function operateControls(engine: Engine): Promise<void> {
  if (await hasElement(engine, FILTER)) {
    await click(engine, FILTER);
    await engine.type('use');
    await change(engine);
    await engine.type('Dialogs');
    const found = `[...document.querySelectorAll('nav#siteSidebar a')].some((link) => link.textContent === 'useDialogs')`;
    await waitUntil(engine, found, 'the filtered pages');
  }
  await change(engine);
  await click(engine, 'button[popovertarget="siteColorMode"]');
  await click(engine, 'label:has(> input[name="color-mode"][value="dark"])');
  await waitUntil(engine, 'document.documentElement.dataset.theme === "dark"', 'the dark mode');
  await engine.press('Escape');
  await operateArticle(engine);
}

const KINDS = {
  'a guide': 'core/react-dashboard-layout/',
  'an API page': 'core/api/dashboard-layout/',
  'the front page': '',
  'the search page': 'search/',
  'a page that does not exist': 'core/no-such-page/',
} as const;

// A trace would snapshot the 26,000 inserted elements of a guide with each command, which takes a minute.
test.use({ trace: 'off' });
// A guide has all controls, so its test takes the longest.
test.describe.configure({ timeout: 120_000 });

for (const engineName of ENGINE_NAMES) {
  test.describe(`changed pages in ${engineName}`, () => {
    test.use({ engineName });

    for (const [kind, path] of Object.entries(KINDS)) {
      test(`it keeps ${kind} working if the DOM changes before React starts`, async ({
        engine,
      }) => {
        await openPage(engine, path);
        await change(engine);
        await search(engine);
        await operateControls(engine);
        await expectIntact(engine);
      });
    }

    test('it keeps the page’s controls working if the DOM changes after React has started', async ({
      engine,
    }) => {
      await openPage(engine, KINDS['a guide']);
      await watchErrors(engine);
      await click(engine, FILTER);
      await waitUntil(engine, REACT_ON, 'React to commit');
      await change(engine);
      await search(engine);
      await operateControls(engine);
      await expectIntact(engine);
    });
  });
}
