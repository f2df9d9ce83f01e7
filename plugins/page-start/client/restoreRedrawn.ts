import type { ClientModule } from '@docusaurus/types';

/** The elements with a state of their own that a reader may have changed. */
const STATEFUL = 'dialog,details,[popover],input,textarea,select';

/** Buttons without a native action. A click on one that React discards has done nothing yet. */
const NEEDS_APP = '[data-needs-app]';

/** React tells a typed value from its own by this setter, which its value tracking does not replace. */
function setValue(field: HTMLInputElement | HTMLTextAreaElement, value: string): void {
  const prototype = Object.getPrototypeOf(field) as object;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Gives a redrawn element the state that the removed one had. */
function restoreState(removed: Element, added: Element, wasPopoverOpen: boolean): void {
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
  } else if (removed instanceof HTMLSelectElement) {
    (added as HTMLSelectElement).value = removed.value;
  }
}

/** The elements of a tree that match, including its root. */
function findIn(root: Element, selector: string): Element[] {
  return [...(root.matches(selector) ? [root] : []), ...root.querySelectorAll(selector)];
}

/**
 * Finds the redrawn counterpart of an element by its place among the elements of the same name, because
 * a translator adds elements around texts and so changes all other places.
 */
function findCounterpart(element: Element, from: Element, to: Element): Element | undefined {
  const name = element.localName;
  return findIn(to, name)[findIn(from, name).indexOf(element)];
}

/**
 * Restores what a reader has done in the parts of a page that React discards and draws again.
 *
 * React does so where the page's HTML is not what it expects, because a translator or an extension has
 * changed it before React arrived (https://github.com/facebook/react/issues/11538). Open dialogs would
 * close, and typed text, the focus and the last click would be lost. A part counts as redrawn where an
 * element is removed while another with the same name and classes is added to the same parent.
 *
 * @param root the element that React renders into
 * @returns stops watching
 */
export function restoreRedrawn(root: Element): () => void {
  const openPopovers = new Set<EventTarget>(root.querySelectorAll('[popover]:popover-open'));
  let focused = document.activeElement;
  let clicked: Element | null = null;

  const onToggle = (event: Event): void => {
    const { target } = event;
    // Removing an element hides its popover; only the reader's own toggles count.
    if (target instanceof HTMLElement && target.popover !== null && target.isConnected) {
      openPopovers[(event as ToggleEvent).newState === 'open' ? 'add' : 'delete'](target);
    }
  };
  const onFocus = ({ target }: Event): void => {
    focused = target instanceof Element ? target : null;
  };
  const onClick = ({ target }: Event): void => {
    clicked = target instanceof Element ? target.closest(NEEDS_APP) : null;
  };

  const restore = (from: Element, to: Element): void => {
    for (const element of findIn(from, STATEFUL)) {
      const counterpart = findCounterpart(element, from, to);
      if (counterpart) {
        restoreState(element, counterpart, openPopovers.delete(element));
      }
    }
    const nextFocus = focused && findCounterpart(focused, from, to);
    if (nextFocus instanceof HTMLElement) {
      nextFocus.focus({ preventScroll: true });
    }
    // earlyClicks.ts has marked buttons as busy whose clicks it keeps.
    const waiting = new Set([...findIn(from, `${NEEDS_APP}[aria-busy="true"]`), clicked]);
    clicked = null;
    for (const button of waiting) {
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
// The server imports client modules, too.
const root = typeof document === 'undefined' ? null : document.getElementById('__docusaurus');
if (root) {
  stop = restoreRedrawn(root);
}

const clientModule: ClientModule = {
  onRouteUpdate({ previousLocation, location }) {
    // Another page is drawn by React alone, so that nothing is left to hydrate.
    if (previousLocation && previousLocation.pathname !== location.pathname) {
      stop?.();
    }
  },
};

export default clientModule;
