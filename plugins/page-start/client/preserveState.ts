import type { ClientModule } from '@docusaurus/types';
import { REPLAY_CLICK_SELECTOR } from '../shared/events';

/** Matches elements whose state a reader may have changed. */
const STATEFUL_SELECTOR = 'dialog,details,[popover],input,textarea';

/**
 * Sets a value with the prototype's setter. React's value tracking doesn't override that setter, so React treats the
 * value as typed.
 */
function setValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Copies the state of a removed element to its replacement. */
function copyState(removed: Element, added: Element, wasPopoverOpen: boolean): void {
  if (wasPopoverOpen) {
    (added as HTMLElement).showPopover();
  }
  if (removed instanceof HTMLDialogElement && removed.open) {
    const dialog = added as HTMLDialogElement;
    if (!dialog.open) {
      dialog.showModal();
    }
  } else if (removed instanceof HTMLDetailsElement) {
    (added as HTMLDetailsElement).open = removed.open;
  } else if (removed instanceof HTMLInputElement && /^(radio|checkbox)$/.test(removed.type)) {
    (added as HTMLInputElement).checked = removed.checked;
  } else if (removed instanceof HTMLInputElement || removed instanceof HTMLTextAreaElement) {
    if (removed.value !== (added as HTMLInputElement).value) {
      setValue(added as HTMLInputElement, removed.value);
    }
  }
}

/** Returns the root, if it matches a selector, and its matching descendants. */
function findIncludingRoot(root: Element, selector: string): Element[] {
  return [...(root.matches(selector) ? [root] : []), ...root.querySelectorAll(selector)];
}

/**
 * Finds the counterpart of an element by its index among the elements of the same name. A translator adds elements
 * around text nodes, which changes all other indices.
 */
function findCounterpart(element: Element, from: Element, to: Element): Element | undefined {
  const name = element.localName;
  return findIncludingRoot(to, name)[findIncludingRoot(from, name).indexOf(element)];
}

/**
 * Preserves the reader's state in parts of a page that React discards and renders again.
 *
 * React discards HTML that differs from its own output, because a translator or an extension has changed the HTML
 * before React started (https://github.com/facebook/react/issues/11538). Open dialogs would close, and typed text, the
 * focus, and the last click would be lost. An element counts as replaced when another one with the same name and
 * classes is added to the same parent.
 *
 * @param root - the element that React renders into
 * @returns a function that stops observing
 */
export function preserveState(root: Element): () => void {
  const openPopovers = new Set<EventTarget>(root.querySelectorAll('[popover]:popover-open'));
  let focused = document.activeElement;
  let clicked: Element | null = null;

  const onToggle = (event: Event): void => {
    const { target } = event;
    // Removing an element also closes its popover, but only popovers that the reader toggles count.
    if (target instanceof HTMLElement && target.popover !== null && target.isConnected) {
      openPopovers[(event as ToggleEvent).newState === 'open' ? 'add' : 'delete'](target);
    }
  };
  const onFocus = ({ target }: Event): void => {
    focused = target instanceof Element ? target : null;
  };
  const onClick = ({ target }: Event): void => {
    // If React discards the button, the click has had no effect yet.
    clicked = target instanceof Element ? target.closest(REPLAY_CLICK_SELECTOR) : null;
  };

  const restore = (from: Element, to: Element): void => {
    for (const element of findIncludingRoot(from, STATEFUL_SELECTOR)) {
      const counterpart = findCounterpart(element, from, to);
      if (counterpart) {
        copyState(element, counterpart, openPopovers.delete(element));
      }
    }
    const nextFocus = focused && findCounterpart(focused, from, to);
    if (nextFocus instanceof HTMLElement) {
      nextFocus.focus({ preventScroll: true });
    }
    // earlyClicks.ts has marked the buttons with stored clicks as busy.
    const pending = new Set([
      ...findIncludingRoot(from, `${REPLAY_CLICK_SELECTOR}[aria-busy="true"]`),
      clicked,
    ]);
    clicked = null;
    for (const button of pending) {
      const counterpart = button && findCounterpart(button, from, to);
      if (counterpart instanceof HTMLElement) {
        counterpart.click();
      }
    }
  };

  const observer = new MutationObserver((records) => {
    const added = records.flatMap(({ target, addedNodes }) =>
      [...addedNodes].map((node) => ({ parent: target, node })),
    );
    for (const { target, removedNodes } of records) {
      for (const removed of removedNodes) {
        const at = added.findIndex(
          ({ parent, node }) =>
            parent === target &&
            removed instanceof Element &&
            node instanceof Element &&
            node.localName === removed.localName &&
            node.className === removed.className,
        );
        const [match] = at === -1 ? [] : added.splice(at, 1);
        if (match) {
          restore(removed as Element, match.node as Element);
        }
      }
    }
  });

  observer.observe(root, { childList: true, subtree: true });
  const events = { toggle: onToggle, focusin: onFocus, click: onClick };
  for (const [type, listener] of Object.entries(events)) {
    document.addEventListener(type, listener, true);
  }
  return () => {
    observer.disconnect();
    for (const [type, listener] of Object.entries(events)) {
      document.removeEventListener(type, listener, true);
    }
  };
}

let stop: (() => void) | undefined;
// The server also imports client modules.
const root = typeof document === 'undefined' ? null : document.getElementById('__docusaurus');
if (root) {
  stop = preserveState(root);
}

const clientModule: ClientModule = {
  onRouteUpdate({ previousLocation, location }) {
    // React renders a new page from scratch, so nothing is left to hydrate.
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      stop?.();
    }
  },
};

export default clientModule;
