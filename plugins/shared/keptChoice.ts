/** A choice that a reader makes once for all pages. */
export interface KeptChoice<T extends string> {
  /** Its key in local storage. */
  key: string;
  /** Any value that is no choice counts as the default. */
  parse: (value: unknown) => T;
  show: (choice: T) => void;
}

/**
 * For the starter: shows a choice as it was kept, and follows what other pages say: another tab at
 * once, and what was chosen while this page lay in the back/forward cache when it returns from there.
 *
 * @returns shows a choice and keeps it; where storage is blocked it holds for the page
 */
export function keepChoice<T extends string>(choice: KeptChoice<T>): (value: T) => void {
  const { key, parse, show } = choice;
  const usual = parse(null);
  const kept = (): T | undefined => {
    try {
      return parse(localStorage.getItem(key));
    } catch {
      // Blocked storage: what the page shows is the only choice there is.
      return undefined;
    }
  };
  show(kept() ?? usual);
  addEventListener('storage', ({ key: changed, newValue }) => {
    if (changed === key || changed === null) {
      show(parse(newValue));
    }
  });
  addEventListener('pageshow', ({ persisted }) => {
    const missed = persisted && kept();
    if (missed) {
      show(missed);
    }
  });
  return (value) => {
    show(value);
    try {
      if (value === usual) {
        localStorage.removeItem(key);
      } else {
        localStorage.setItem(key, value);
      }
    } catch {
      // As above.
    }
  };
}
