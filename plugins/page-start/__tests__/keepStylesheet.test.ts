/**
 * @jest-environment jsdom
 */
import { keepStylesheet } from '../client/keepStylesheet';
import { FIRST_SCREEN_END } from '../shared/firstScreen';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';
import { find } from '../../../tests/support/jest/find';

keepPageClean();

/** jsdom neither loads stylesheets nor adopts them. */
class FakeStyleSheet {
  text = '';
  replaceSync(text: string): void {
    this.text = text;
  }
}
const adopted = (): string[] =>
  (document.adoptedStyleSheets as unknown as FakeStyleSheet[]).map(({ text }) => text);

beforeEach(() => {
  Object.assign(globalThis, { CSSStyleSheet: FakeStyleSheet });
  Object.assign(document, { adoptedStyleSheets: [] });
});

function open(html: string): void {
  document.body.innerHTML = `<div id="root">${html}</div>`;
  const link = document.querySelector('link');
  if (link) {
    const cssRules = [{ cssText: 'p { margin: 0; }' }, { cssText: 'b { color: red; }' }];
    Object.defineProperty(link, 'sheet', { value: { cssRules, href: 'http://localhost/a.css' } });
  }
  keepStylesheet(find('#root'));
}

const LINK = `<div ${FIRST_SCREEN_END}><link rel="stylesheet" href="/a.css"></div>`;

it('adopts the rules when React discards the page', async () => {
  open(LINK);
  find('#root').replaceChildren();
  await Promise.resolve();
  expect(adopted()).toEqual(['p { margin: 0; }\nb { color: red; }']);
});

it('adopts nothing as long as the stylesheet is in the page', async () => {
  open(`${LINK}<p>Text</p>`);
  find('p').remove();
  await Promise.resolve();
  expect(adopted()).toEqual([]);
});

it('adopts nothing on a page whose stylesheet is in the head', async () => {
  open('<p>Text</p>');
  find('p').remove();
  await Promise.resolve();
  expect(adopted()).toEqual([]);
});
