interface DisplayReport {
  /** Notes the block's event label; `null` while there is none. */
  show: (label: string | null) => void;
  /** Ends the waiting: what is not reported yet never will be. */
  stop: () => void;
}

/**
 * Reports what one page view displays, once. A label that changes (an ad found late) starts the waiting
 * again, so that what is reported has been seen for the whole time.
 *
 * @param delayMs - From knowing the label to reporting it, in ms.
 * @param report - Is told the label.
 */
export function displayReport(delayMs: number, report: (label: string) => void): DisplayReport {
  let shown: string | null = null;
  let isReported = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    show(label) {
      if (label === shown) {
        return;
      }
      shown = label;
      clearTimeout(timer);
      if (label !== null && !isReported) {
        timer = setTimeout(() => {
          isReported = true;
          report(label);
        }, delayMs);
      }
    },
    stop: () => clearTimeout(timer),
  };
}
