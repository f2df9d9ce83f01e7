/** What tells how a link was clicked; React's events have it too. */
type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** A click with the first button and no key: the others are the browser's ways to open a link elsewhere. */
export function isPlainClick(event: Click): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}

/** A handler of clicks on a link that has a plain one act in place of the browser. */
export function onPlainClick(
  act: () => void,
): (event: Click & Pick<Event, 'preventDefault'>) => void {
  return (event) => {
    if (isPlainClick(event)) {
      event.preventDefault();
      act();
    }
  };
}
