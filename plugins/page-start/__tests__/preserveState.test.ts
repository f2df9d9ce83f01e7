/**
 * @jest-environment jsdom
 */
import { preserveState } from '../client/preserveState';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';
import { find, findField } from '../../../tests/support/jest/find';

keepPageClean();

const PART_HTML = `<div class="part">
  <input id="query" type="text"><input id="dark" name="mode" type="radio">
  <details id="group"><summary>Group</summary></details>
  <dialog id="siteSearch"></dialog>
  <button data-replay-click id="copy">Copy</button>
</div>`;

const showModal = jest.fn(function (this: HTMLDialogElement) {
  this.open = true;
});

/** Replaces an element as React does when hydration fails, and waits for the observer. */
async function replacePart(html = PART_HTML): Promise<void> {
  find('.part').remove();
  find('#root').insertAdjacentHTML('beforeend', html);
  await Promise.resolve();
}

let stop: () => void;
beforeEach(() => {
  showModal.mockClear();
  Object.assign(HTMLDialogElement.prototype, { showModal });
  document.body.innerHTML = `<div id="root">${PART_HTML}</div>`;
  stop = preserveState(find('#root'));
});
afterEach(() => stop());

it('preserves typed text, and reports it to React as user input', async () => {
  findField('#query').value = 'crud';
  const onInput = jest.fn();
  find('#root').addEventListener('input', ({ target }) => void onInput((target as Element).id));
  await replacePart();
  expect(findField('#query').value).toBe('crud');
  expect(onInput).toHaveBeenCalledWith('query');
});

it('preserves selections, open details, open dialogs, and focus', async () => {
  findField('#dark').checked = true;
  (find('#group') as HTMLDetailsElement).open = true;
  (find('#siteSearch') as HTMLDialogElement).open = true;
  findField('#query').focus();
  await replacePart();
  expect(findField('#dark').checked).toBe(true);
  expect((find('#group') as HTMLDetailsElement).open).toBe(true);
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.id).toBe('query');
});

it.each([
  ['was clicked before its HTML was discarded', (button: HTMLElement) => button.click()],
  ['is busy', (button: HTMLElement) => button.setAttribute('aria-busy', 'true')],
])('clicks the new button if the old one %s', async (_title, act) => {
  const onClick = jest.fn();
  act(find('#copy'));
  find('#root').addEventListener('click', onClick);
  await replacePart();
  expect(onClick).toHaveBeenCalledTimes(1);
});

it('copies no state if the new element has a different type', async () => {
  findField('#query').value = 'crud';
  await replacePart('<section class="part"><input id="query" type="text"></section>');
  expect(findField('#query').value).toBe('');
});
