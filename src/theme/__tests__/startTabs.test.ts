/**
 * @jest-environment jsdom
 */
import startTabs from '../Tabs/startTabs';
import { find } from '../../../tests/support/jest/find';

const tabs = (name: string, group?: string): string => `
  <div ${group ? `data-tab-group="${group}"` : ''}>
    <div role="radiogroup">
      <label><input checked id="${name}-mac" name="${name}" type="radio" value="mac">macOS</label>
      <label><input id="${name}-win" name="${name}" type="radio" value="win">Windows</label>
    </div>
    <div data-tab-panel><h3 id="${name}-brew">Brew</h3></div>
    <div data-tab-panel><h3 id="${name}-scoop">Scoop</h3></div>
  </div>`;

const isChecked = (id: string): boolean => (find(`#${id}`) as HTMLInputElement).checked;
const scrolled = jest.fn();

beforeAll(() => {
  Element.prototype.scrollIntoView = scrolled;
  startTabs();
});

beforeEach(() => {
  localStorage.clear();
  scrolled.mockClear();
  history.replaceState(null, '', '#');
  document.body.innerHTML = tabs('a', 'os') + tabs('b', 'os') + tabs('c');
});

it('selects the tab of the heading that the address names', () => {
  location.hash = '#c-scoop';
  window.dispatchEvent(new Event('hashchange'));
  expect(isChecked('c-win')).toBe(true);
  expect(isChecked('a-mac')).toBe(true);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('leaves the page alone when the heading is in the selected tab', () => {
  location.hash = '#c-brew';
  window.dispatchEvent(new Event('hashchange'));
  expect(isChecked('c-mac')).toBe(true);
  expect(scrolled).not.toHaveBeenCalled();
});

it('repeats a choice in the other tabs of the group, and stores it', () => {
  find('#a-win').click();
  expect(isChecked('b-win')).toBe(true);
  expect(isChecked('c-win')).toBe(false);
  expect(localStorage.getItem('docusaurus.tab.os')).toBe('win');
});

it('stores nothing for tabs without a group', () => {
  find('#c-win').click();
  expect(localStorage).toHaveLength(0);
});

it('restores the stored choice on the next page, unless its tabs have no such value', () => {
  localStorage.setItem('docusaurus.tab.os', 'win');
  startTabs();
  expect([isChecked('a-win'), isChecked('b-win'), isChecked('c-win')]).toEqual([true, true, false]);
  localStorage.setItem('docusaurus.tab.os', 'linux');
  startTabs();
  expect(isChecked('a-win')).toBe(true);
});
