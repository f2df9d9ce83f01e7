import { APP_READY } from '../../page-start/shared/events';

/** What a demo reacts to by script. A text field needs none to be typed in. */
const CONTROLS =
  'a,button,summary,label,[role],input:is([type=checkbox],[type=radio],[type=submit],[type=button])';

/**
 * Keeps what a reader presses before the demo is alive, and does it again when it is. Until then a
 * link would leave the demo, and a form would send the frame away.
 *
 * @returns ends the keeping, where the demo's scripts cannot be had
 */
export function keepEarlyActions(): () => void {
  const early: (() => void)[] = [];
  const keep = (event: Event, again: () => void): void => {
    event.preventDefault();
    event.stopImmediatePropagation();
    early.push(again);
  };
  const click = (event: Event): void => {
    const control = event.target instanceof Element && event.target.closest(CONTROLS);
    if (control instanceof HTMLElement) {
      keep(event, () => control.isConnected && control.click());
    }
  };
  const submit = (event: Event): void => {
    const form = event.target as HTMLFormElement;
    keep(event, () => form.isConnected && form.requestSubmit());
  };
  const stop = (): void => {
    removeEventListener('click', click, true);
    removeEventListener('submit', submit, true);
  };
  addEventListener('click', click, true);
  addEventListener('submit', submit, true);
  document.addEventListener(
    APP_READY,
    () => {
      stop();
      for (const again of early) {
        again();
      }
    },
    { once: true },
  );
  return stop;
}
