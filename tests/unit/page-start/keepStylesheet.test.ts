/**
 * @jest-environment jsdom
 */
import { keepStylesheet } from '../../../plugins/page-start/client/keepStylesheet';
import { FIRST_SCREEN_END } from '../../../plugins/page-start/shared/firstScreen';
import { keepPageClean } from '../../support/jest/cleanPage';
import { find } from '../../support/jest/find';

keepPageClean();

const stylesheets = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href);

it('keeps the stylesheet when React discards the page', () => {
  document.body.innerHTML = `<div id="root"><div ${FIRST_SCREEN_END}><link rel="stylesheet" href="/a.css"></div></div>`;
  keepStylesheet();
  find('#root').replaceChildren();
  expect(stylesheets()).toEqual([new URL('/a.css', location.href).href]);
});

it('adds nothing to a page whose stylesheet is in the head', () => {
  document.body.innerHTML = '<div id="root"></div>';
  keepStylesheet();
  expect(stylesheets()).toEqual([]);
});
