/**
 * @jest-environment jsdom
 */
import { keepStylesheet } from '../../../plugins/page-start/client/keepStylesheet';
import { FIRST_SCREEN_END } from '../../../plugins/page-start/shared/firstScreen';
import { contain } from '../../../plugins/site-companion/client/contain';
import { keepPageClean } from '../../support/jest/cleanPage';
import { find } from '../../support/jest/find';

keepPageClean();

const stylesheets = (): string[] =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(({ href }) => href);

it('keeps the stylesheet when React discards the page, although the ad block contains strangers', async () => {
  document.body.innerHTML = `<div id="root"><div ${FIRST_SCREEN_END}><link rel="stylesheet" href="/a.css"></div></div>`;
  const onStray = jest.fn();
  contain(onStray);
  keepStylesheet();
  find('#root').replaceChildren();
  // The containment's observer is told after this task.
  await Promise.resolve();
  expect(stylesheets()).toEqual([new URL('/a.css', location.href).href]);
  expect(onStray).not.toHaveBeenCalled();
});

it('adds nothing to a page whose stylesheet is in the head', () => {
  document.body.innerHTML = '<div id="root"></div>';
  keepStylesheet();
  expect(stylesheets()).toEqual([]);
});
