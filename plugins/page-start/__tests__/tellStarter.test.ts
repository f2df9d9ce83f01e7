/**
 * @jest-environment jsdom
 */
import type { ClientModule } from '@docusaurus/types';
import tellStarter from '../client/tellStarter';
import { APP_READY, PAGE_CHANGE } from '../shared/events';

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

const told: string[] = [];
for (const type of [APP_READY, PAGE_CHANGE]) {
  document.addEventListener(type, () => told.push(type));
}

const at = (pathname: string, hash = ''): Location => ({ pathname, hash, search: '' }) as Location;

beforeEach(() => {
  told.length = 0;
  delete document.documentElement.dataset.react;
  document.head.innerHTML = '<script type="speculationrules">{}</script>';
});

it.each<[string, Location | null, Location, string[]]>([
  ['the first render', null, at('/a/'), [APP_READY]],
  ['another page', at('/a/'), at('/b/'), [PAGE_CHANGE]],
  ['another heading', at('/a/'), at('/a/', '#b'), []],
])('the starter is told of %s', async (_, previousLocation, location, expected) => {
  tellStarter.onRouteDidUpdate?.({ previousLocation, location });
  // Not within the commit that calls it.
  expect(told).not.toContain(APP_READY);
  await Promise.resolve();
  expect(told).toEqual(expected);
  expect(document.documentElement.dataset.react).toBe(previousLocation ? undefined : 'on');
  // Links are the router's once React is there.
  expect(document.head.querySelectorAll('[type=speculationrules]')).toHaveLength(
    previousLocation ? 1 : 0,
  );
});
