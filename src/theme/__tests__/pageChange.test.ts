/**
 * @jest-environment jsdom
 */
import type { ClientModule } from '@docusaurus/types';
import clientModule from '../Layout/pageChange';

type Location = Parameters<NonNullable<ClientModule['onRouteDidUpdate']>>[0]['location'];
const createLocation = (pathname: string, hash = '') =>
  ({ pathname, hash, search: '' }) as Location;

it.each([
  [
    'closes menus, the sidebar, and dialogs when another page is shown',
    createLocation('/a/'),
    createLocation('/b/'),
    1,
  ],
  ['closes nothing after the first render', null, createLocation('/a/'), 0],
  [
    'closes nothing when another heading is shown',
    createLocation('/a/'),
    createLocation('/a/', '#b'),
    0,
  ],
])('%s', (_, previousLocation, location, count) => {
  const popover = Object.assign(document.createElement('nav'), { hidePopover: jest.fn() });
  const dialog = Object.assign(document.createElement('dialog'), { close: jest.fn() });
  // jsdom doesn't support popovers and modal dialogs.
  jest
    .spyOn(document, 'querySelectorAll')
    .mockReturnValue([popover, dialog] as unknown as NodeListOf<Element>);
  clientModule.onRouteDidUpdate?.({ previousLocation, location });
  expect(popover.hidePopover).toHaveBeenCalledTimes(count);
  expect(dialog.close).toHaveBeenCalledTimes(count);
});
