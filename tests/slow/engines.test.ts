/** One short journey in the engines of the three families of browsers. */
import {
  click,
  type Engine,
  hover,
  errorsOf,
  appScriptsOf,
  until,
  watchErrors,
} from '../support/engines/engine';
import { inEngines } from '../support/engines/inEngines';
import { PAGE_KINDS, siteUrl } from '../support/site';

const REACT_ON = 'document.documentElement.dataset.react === "on"';
const DRAWER = 'nav[aria-label="Docs pages"]';
const SEARCH = 'dialog#search';
const THEME = 'document.documentElement.dataset.theme';

async function openOn(engine: Engine, path: string): Promise<void> {
  await engine.goto(siteUrl(path));
  await until(engine, 'document.readyState === "complete"', 'the page to load');
  await watchErrors(engine);
}

/** Each step continues where the one before it ended. */
const STEPS: Record<string, (engine: Engine) => Promise<void>> = {
  'reads a page without React': async (engine) => {
    await openOn(engine, PAGE_KINDS.text);
    expect(await engine.evaluate('document.querySelectorAll("h1").length')).toBe(1);
    expect(await engine.evaluate(`document.querySelectorAll('article h2').length`)).toBeGreaterThan(
      1,
    );
    expect(await appScriptsOf(engine)).toEqual([]);
    expect(await engine.evaluate(REACT_ON)).toBe(false);
  },
  'starts on intent and keeps the click that came with it': async (engine) => {
    await click(engine, 'button[popovertarget="color-mode"]');
    const isOpen = `document.querySelector('#color-mode').matches(':popover-open')`;
    await until(engine, isOpen, 'the colour menu to open');
    await until(engine, REACT_ON, 'React to commit');
    expect(await engine.evaluate(isOpen)).toBe(true);
    expect(await errorsOf(engine)).toEqual([]);
  },
  'changes the colour mode and keeps it across a reload': async (engine) => {
    await click(engine, 'label:has(> input[name="color-mode"][value="dark"])');
    await until(engine, `${THEME} === 'dark'`, 'the dark mode');
    await openOn(engine, PAGE_KINDS.text);
    expect(await engine.evaluate(THEME)).toBe('dark');
  },
  'opens a group of the drawer early, and it stays open': async (engine) => {
    await openOn(engine, PAGE_KINDS['other overview']);
    await engine.evaluate(
      `document.querySelector('${DRAWER} details:not([open])').id = 'group-of-this-test'`,
    );
    await click(engine, '#group-of-this-test > summary');
    const isOpen = `[...document.querySelectorAll('${DRAWER} details')].some((group) => group.id === 'group-of-this-test' && group.open)`;
    await until(engine, isOpen, 'the group to open');
    await until(engine, REACT_ON, 'React to commit');
    expect(await engine.evaluate(isOpen)).toBe(true);
    expect(await errorsOf(engine)).toEqual([]);
  },
  'finds a page by keyboard': async (engine) => {
    await openOn(engine, PAGE_KINDS.overview);
    await engine.press('Control', 'k');
    await until(engine, `document.querySelector('${SEARCH}').open`, 'the search to open');
    await engine.type('tutorial');
    const found = `${SEARCH} [role="option"][aria-selected="true"][href*="introduction/tutorial"]`;
    await until(engine, `document.querySelector('${found}') !== null`, 'the page to be found');
    await engine.press('Enter');
    await until(engine, 'location.pathname.includes("introduction/tutorial")', 'its page');
    expect(await errorsOf(engine)).toEqual([]);
  },
  'goes on to the next page': async (engine) => {
    await openOn(engine, PAGE_KINDS.overview);
    await click(engine, 'nav[aria-label="Previous and next page"] a[rel="next"]');
    await until(
      engine,
      `location.href === ${JSON.stringify(siteUrl('core/introduction/installation/'))}`,
      'the next page',
    );
    await until(engine, `/install/i.test(document.querySelector('h1')?.textContent)`, 'its title');
    expect(await errorsOf(engine)).toEqual([]);
  },
};

inEngines(['Chromium', 'Firefox', 'WebKit'], STEPS);

const NEXT = 'nav[aria-label="Previous and next page"] a[rel="next"]';

/**
 * Chromium makes it ready by itself, but not where DevTools watch; WebKit keeps nothing for its driver
 * (nextPage.test.ts).
 */
inEngines(['Firefox'], {
  'has the page of a link on which the pointer rested when it is clicked': async (engine) => {
    await openOn(engine, PAGE_KINDS.overview);
    const next = siteUrl('core/introduction/installation/');
    await hover(engine, NEXT);
    const fetched = `performance.getEntriesByName(${JSON.stringify(next)}).some((each) => each.responseEnd > 0)`;
    await until(engine, fetched, 'its page to be fetched');
    expect(await appScriptsOf(engine)).toEqual([]);
    await click(engine, NEXT);
    await until(engine, `location.href === ${JSON.stringify(next)}`, 'the next page');
    await until(engine, 'document.readyState === "complete"', 'it to load');
    const entry = 'performance.getEntriesByType("navigation")[0]';
    expect(await engine.evaluate(`${entry}.transferSize`)).toBe(0);
    expect(await engine.evaluate(`${entry}.decodedBodySize > 0`)).toBe(true);
  },
});
