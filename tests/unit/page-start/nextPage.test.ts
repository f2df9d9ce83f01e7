/**
 * @jest-environment jsdom
 */
import { limitNextPages } from '../../../plugins/page-start/client/nextPage';
import { nextPagesRules } from '../../../plugins/page-start/node/nextPages';
import { APP_READY } from '../../../plugins/page-start/shared/events';
import { keepPageClean } from '../../support/jest/cleanPage';
import { find } from '../../support/jest/find';

keepPageClean();

const NEXT_PAGES = nextPagesRules('/toolpad/', ['search/']);

interface Rules {
  prerender: [{ where: { selector_matches: string }; eagerness: string }];
}
const { prerender } = JSON.parse(NEXT_PAGES) as Rules;
const [{ where, eagerness }] = prerender;

function start(saveData: boolean): void {
  Object.assign(navigator, { connection: { saveData } });
  document.head.innerHTML = `<script type="speculationrules">${NEXT_PAGES}</script>`;
  limitNextPages();
}

const rules = () => document.head.querySelector('script[type="speculationrules"]');

test.each([
  ['<a href="/toolpad/core/introduction/">A</a>', true],
  ['<a href="/toolpad/core/introduction/#a">A</a>', true],
  ['<a href="/toolpad/core/introduction/" aria-current="page">This page</a>', false],
  ['<a href="#a">A section</a>', false],
  ['<a href="/toolpad/assets/a.png" aria-haspopup="dialog">A picture</a>', false],
  ['<a href="/toolpad/search/">Search</a>', false],
  ['<a href="/toolpad/core/introduction/?a=b">A</a>', false],
  ['<a href="/toolpad/core/introduction.md">Markdown</a>', false],
  ['<a href="/toolpad/demos/a.zip" download>A file</a>', false],
  ['<a href="/toolpad/demos/a/" target="_blank">Another tab</a>', false],
  ['<a href="/material-ui/">Another site of the host</a>', false],
  ['<a href="https://example.com/toolpad/">Another host</a>', false],
])('%s is loaded ahead: %s', (html, expected) => {
  document.body.innerHTML = html;
  expect(find('a').matches(where.selector_matches)).toBe(expected);
});

test('browsers are told which pages, and decide when', () => {
  expect(eagerness).toBe('moderate');
});

test('they are told to stop once links are the router’s', () => {
  start(false);
  expect(rules()).not.toBeNull();
  document.dispatchEvent(new Event(APP_READY));
  expect(rules()).toBeNull();
});

test('nothing is loaded ahead for readers who save data', () => {
  start(true);
  expect(rules()).toBeNull();
});
