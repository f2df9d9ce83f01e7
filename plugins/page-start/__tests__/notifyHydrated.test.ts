/**
 * @jest-environment jsdom
 */
import type { ClientModule } from '@docusaurus/types';
import clientModule from '../client/notifyHydrated';
import { APP_READY, PAGE_CHANGE } from '../shared/events';

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];

const events: string[] = [];
for (const type of [APP_READY, PAGE_CHANGE]) {
  document.addEventListener(type, () => events.push(type));
}
addEventListener('hashchange', ({ type }) => events.push(type));

const createLocation = (pathname: string, hash = ''): Location =>
  ({ pathname, hash, search: '' }) as Location;

it.each<[string, Location | null, Location, string[]]>([
  ['APP_READY after React’s first commit', null, createLocation('/a/'), [APP_READY]],
  [
    'PAGE_CHANGE after a navigation to another page',
    createLocation('/a/'),
    createLocation('/b/'),
    [PAGE_CHANGE],
  ],
  [
    'hashchange for a heading on the same page',
    createLocation('/a/'),
    createLocation('/a/', '#b'),
    ['hashchange'],
  ],
])('dispatches %s', async (_name, previousLocation, location, expected) => {
  events.length = 0;
  delete document.documentElement.dataset.react;
  document.head.innerHTML = '<script type="speculationrules">{}</script>';
  clientModule.onRouteDidUpdate?.({ previousLocation, location });
  expect(events).not.toContain(APP_READY);
  await Promise.resolve();
  expect(events).toEqual(expected);
  const isFirst = previousLocation === null;
  expect(document.documentElement.dataset.react).toBe(isFirst ? 'on' : undefined);
  expect(document.head.childElementCount).toBe(isFirst ? 0 : 1);
});
