/** The properties of a click that native events and React's events share. */
type Click = Pick<MouseEvent, 'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/**
 * Returns whether a click uses the main button without modifier keys. Browsers open links elsewhere for all other
 * clicks.
 */
export function isPlainClick(event: Click): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}

/** Creates a click handler for a link. A plain click calls `act` instead of following the link. */
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
