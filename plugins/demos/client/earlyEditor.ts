import type { Preferences } from '../../choices/registry';
import { isPlainClick } from '../../shared/plainClick';
import { REPEATED_FILE_ATTRIBUTE } from '../shared/types';
import { readEdits, writeEdits } from '../theme/Demo/edits';

/** The attribute of the text field that the inline script puts over a demo's code. */
const EARLY_ATTRIBUTE = 'data-early-editor';

/** The event that React's editor dispatches on the text field when it takes over. */
const TAKE_OVER = 'take-over';

/** Finds the code of a demo's selected file. */
function findCode(demo: Element): HTMLElement | undefined {
  return [...demo.querySelectorAll<HTMLElement>('[data-panel] code')].find(
    (code) => code.checkVisibility() && !code.querySelector(`[${REPEATED_FILE_ATTRIBUTE}]`),
  );
}

/**
 * Puts a transparent text field over the code, as React's editor does (theme/Demo/EditorFields.tsx). The edits are stored
 * where React's editor finds them. React doesn't compare the content of `<code>` when it hydrates the page.
 */
function openEarlyEditor(demo: HTMLElement): void {
  const code = findCode(demo);
  const file = code?.closest<HTMLElement>('[data-panel]');
  if (!code || !file) {
    return;
  }
  const original = [...code.childNodes];
  // The styling solution may follow the name of the file (theme/Demo/Source.tsx).
  const [name = ''] = file.dataset.title?.split(', ') ?? [];
  const preferences = {
    codeVariant: file.dataset.variant,
    codeStyling: file.closest<HTMLElement>('[data-styling]')?.dataset.styling,
  } as Preferences;
  const id = demo.dataset.demo ?? '';

  const text = document.createElement('span');
  const field = document.createElement('textarea');
  field.value = code.textContent;
  field.ariaLabel = name;
  field.spellcheck = false;
  field.wrap = 'off';
  field.setAttribute('autocapitalize', 'off');
  field.setAttribute('autocorrect', 'off');
  field.setAttribute(EARLY_ATTRIBUTE, '');
  field.addEventListener('input', () => {
    // Unlike a textarea, inline text doesn't show an empty line after a trailing line break.
    text.textContent = `${field.value}\n`;
    writeEdits(id, preferences, { ...readEdits(id, preferences), [name]: field.value });
  });
  field.addEventListener(TAKE_OVER, () => code.replaceChildren(...original));

  // The field covers all lines, so none may be folded.
  for (const fold of file.querySelectorAll('details')) {
    fold.open = true;
  }
  text.append(...original);
  code.append(text, field);
  // The page doesn't scroll, so that the button stays under the pointer.
  field.focus({ preventScroll: true });
  field.setSelectionRange(0, 0);
}

/**
 * Hands over the focus, the selection, and the scroll position from the early editor to React's.
 *
 * @returns whether there was an early editor
 */
export function replaceEarlyEditor(field: HTMLTextAreaElement): boolean {
  const early = field
    .closest('[data-demo]')
    ?.querySelector<HTMLTextAreaElement>(`[${EARLY_ATTRIBUTE}]`);
  if (!early) {
    return false;
  }
  if (early === document.activeElement) {
    field.focus({ preventScroll: true });
    field.setSelectionRange(early.selectionStart, early.selectionEnd);
  }
  const { scrollLeft = 0, scrollTop = 0 } = early.closest('pre') ?? {};
  field.parentElement?.parentElement?.scrollTo(scrollLeft, scrollTop);
  early.dispatchEvent(new Event(TAKE_OVER));
  return true;
}

/** Lets readers edit a demo while React is loading. */
export function afterPaint(): void {
  // A later listener of the window stops the event, and stores it for React.
  addEventListener(
    'click',
    (event) => {
      const button =
        event.target instanceof Element && event.target.closest('[data-scripts=demoEditor]');
      const demo = button && button.closest<HTMLElement>('[data-demo]');
      if (demo && isPlainClick(event) && !document.documentElement.dataset.react) {
        const early = demo.querySelector<HTMLElement>(`[${EARLY_ATTRIBUTE}]`);
        if (early) {
          early.focus({ preventScroll: true });
        } else {
          openEarlyEditor(demo);
        }
      }
    },
    true,
  );
}
