/** The properties of a click that are used here, which React's events have, too. */
type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Returns whether a click uses the main button and no modifier key. With others, browsers open a link elsewhere. */
export function isPlainClick(event: Click): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}

/** Returns a click handler for a link, which replaces the browser's action for plain clicks. */
export function createPlainClickHandler(
  act: () => void,
): (event: Click & Pick<Event, 'preventDefault'>) => void {
  return (event) => {
    if (isPlainClick(event)) {
      event.preventDefault();
      act();
    }
  };
}
