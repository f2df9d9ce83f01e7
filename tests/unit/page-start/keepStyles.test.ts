/**
 * @jest-environment jsdom
 */
import type { ClientModule } from '@docusaurus/types';
import keepStyles from '../../../plugins/page-start/client/keepStyles';
import { keepPageClean } from '../../support/jest/cleanPage';

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

keepPageClean();

const at = (pathname: string): Location => ({ pathname, hash: '', search: '' }) as Location;
const sheets = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link')].map(({ href }) => href);

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<div data-first-screen-end><link rel="stylesheet" href="/styles.css"></div>';
});

test('the stylesheet of the first page’s text stays when that page goes', () => {
  keepStyles.onRouteDidUpdate?.({ previousLocation: null, location: at('/a/') });
  document.body.innerHTML = '';
  keepStyles.onRouteDidUpdate?.({ previousLocation: at('/a/'), location: at('/b/') });
  expect(sheets()).toEqual(['http://localhost/styles.css']);
});

test('a page that has it in its head needs no second', () => {
  document.body.innerHTML = '<div data-first-screen-end></div>';
  keepStyles.onRouteDidUpdate?.({ previousLocation: null, location: at('/a/') });
  expect(sheets()).toEqual([]);
});
