/**
 * @jest-environment jsdom
 */
import { restoreRedrawn } from '../client/restoreRedrawn';
import { keepPageClean } from '../../../tests/support/jest/cleanPage';
import { find, findField } from '../../../tests/support/jest/find';

keepPageClean();

const PART = `<div class="part">
  <input id="query" type="text"><input id="dark" name="mode" type="radio">
  <details id="group"><summary>Group</summary></details>
  <dialog id="siteSearch"></dialog>
  <button data-needs-app id="copy">Copy</button>
</div>`;

const showModal = jest.fn(function (this: HTMLDialogElement) {
  this.open = true;
});

/** Redraws the part as React does where it cannot hydrate it; the observer is told afterwards. */
async function redraw(html = PART): Promise<void> {
  find('.part').remove();
  find('#root').insertAdjacentHTML('beforeend', html);
  await Promise.resolve();
}

let stop: () => void;
beforeEach(() => {
  showModal.mockClear();
  Object.assign(HTMLDialogElement.prototype, { showModal });
  document.body.innerHTML = `<div id="root">${PART}</div>`;
  stop = restoreRedrawn(find('#root'));
});
afterEach(() => stop());

it('keeps what was typed, and tells React', async () => {
  findField('#query').value = 'crud';
  const typed = jest.fn();
  find('#root').addEventListener('input', ({ target }) => void typed((target as HTMLElement).id));
  await redraw();
  expect(findField('#query').value).toBe('crud');
  expect(typed).toHaveBeenCalledWith('query');
});

it('keeps choices, open groups, open dialogs and the focus', async () => {
  findField('#dark').checked = true;
  (find('#group') as HTMLDetailsElement).open = true;
  (find('#siteSearch') as HTMLDialogElement).open = true;
  findField('#query').focus();
  await redraw();
  expect(findField('#dark').checked).toBe(true);
  expect((find('#group') as HTMLDetailsElement).open).toBe(true);
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(document.activeElement?.id).toBe('query');
});

it('finds the counterparts although a translator has added elements', async () => {
  findField('#query').value = 'crud';
  for (const element of document.querySelectorAll('.part, summary, button')) {
    element.prepend(document.createElement('font' as string));
  }
  await redraw();
  expect(findField('#query').value).toBe('crud');
});

it.each([
  ['was clicked on the discarded HTML', (button: HTMLElement) => button.click()],
  ['waits for React', (button: HTMLElement) => button.setAttribute('aria-busy', 'true')],
])('clicks a button that %s', async (_title, act) => {
  act(find('#copy'));
  await redraw();
  const clicks = jest.fn();
  find('#root').addEventListener('click', clicks);
  act(find('#copy'));
  await redraw();
  expect(clicks).toHaveBeenCalled();
});

it('leaves alone what takes the place of something else', async () => {
  findField('#query').value = 'crud';
  await redraw('<section class="part"><input id="query" type="text"></section>');
  expect(findField('#query').value).toBe('');
});
