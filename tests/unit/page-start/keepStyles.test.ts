/**
 * @jest-environment jsdom
 */
import type { ClientModule } from '@docusaurus/types';
import keepStyles from '../../../plugins/page-start/client/keepStyles';
import { keepPageClean } from '../../support/jest/cleanPage';

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

keepPageClean();

const at = (pathname: string): Location => ({ pathname, hash: '', search: '' }) as Location;
const sheets = () =>
  [...document.head.querySelectorAll<HTMLLinkElement>('link')].map(({ href }) => href);

beforeEach(() => {
  document.head.innerHTML = '';
  document.body.innerHTML =
    '<div data-first-screen-end><link rel="stylesheet" href="/styles.css"></div>';
});

/** Goes to a page: the first one stays until the next one has been loaded. */
function go(from: string, to: string): void {
  const arrive = keepStyles.onRouteUpdate?.({ previousLocation: at(from), location: at(to) });
  expect(sheets()).toEqual([]);
  arrive?.();
}

test('the stylesheet of the first page’s text stays when that page goes', () => {
  go('/a/', '/b/');
  expect(sheets()).toEqual(['http://localhost/styles.css']);
});

test('a section of the same page leaves it where it is', () => {
  go('/a/', '/a/');
  expect(sheets()).toEqual([]);
});

test('a page that has it in its head needs no second', () => {
  document.body.innerHTML = '<div data-first-screen-end></div>';
  go('/a/', '/b/');
  expect(sheets()).toEqual([]);
});
