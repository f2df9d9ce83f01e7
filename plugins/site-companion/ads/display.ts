/** Share of the page views that report what is displayed. */
export const DISPLAY_SHARE = 0.1;

/** Time from knowing the label to reporting it: who leaves at once has seen no ad. */
export const DISPLAY_DELAY_MS = 2500;

/** What is to be reported of one page view; one report at most. */
export interface Display {
  /** Whether this view is in the sample and has not been reported. */
  readonly open: boolean;
  /** The event label, once it is known. */
  readonly label: string | null;
  /** When the label became what it is, in ms of any steady clock. */
  readonly since: number;
}

/**
 * The state at the start of a page view.
 *
 * @param sampled - Whether the view is drawn for the sample: `draw(DISPLAY_SHARE, Math.random)`.
 */
export function startDisplay(sampled: boolean): Display {
  return { open: sampled, label: null, since: 0 };
}

/**
 * Notes the block's label. A label that changes (an ad found late) starts the waiting anew, so that
 * what is reported has been seen for the whole time.
 *
 * @param now - The time in ms.
 */
export function labelDisplay(display: Display, label: string | null, now: number): Display {
  return label === display.label ? display : { ...display, label, since: now };
}

/**
 * How long to wait for the report.
 *
 * @param now - The time in ms.
 * @param delayMs - From knowing the label to reporting it, in ms.
 * @returns the rest in ms, 0 when it is due; `null` when there is nothing to report
 */
export function displayRest(
  display: Display,
  now: number,
  delayMs: number = DISPLAY_DELAY_MS,
): number | null {
  if (!display.open || display.label === null) {
    return null;
  }
  return Math.max(0, display.since + delayMs - now);
}

/** The state after the report: nothing more will be reported of this view. */
export function closeDisplay(display: Display): Display {
  return { ...display, open: false };
}
