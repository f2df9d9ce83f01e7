import type { RunFile, RunMessage } from '../../../plugins/demos/messages';

function framesOf(figure: HTMLElement | null): HTMLIFrameElement[] {
  return [...(figure?.querySelectorAll('iframe') ?? [])];
}

/** The frame of the styling that is shown; the others have no room on the page. */
function shownFrame(figure: HTMLElement | null): HTMLIFrameElement | undefined {
  return framesOf(figure).find((frame) => frame.offsetParent !== null);
}

/** Asks a demo's frame to run code. A frame that is not there yet is asked again when it is. */
export function runInFrame(figure: HTMLElement | null, files: RunFile[]): void {
  const message: RunMessage = { type: 'demo:run', files };
  shownFrame(figure)?.contentWindow?.postMessage(message, location.origin);
}

/** Whether a message comes from one of a demo's frames. */
export function isFromFrame(figure: Element | null, { origin, source }: MessageEvent): boolean {
  return (
    origin === location.origin &&
    framesOf(figure as HTMLElement | null).some(({ contentWindow }) => contentWindow === source)
  );
}

/** Brings a demo back to its first state: as it was built, with nothing clicked. */
export function reloadFrames(figure: HTMLElement | null): void {
  for (const { contentWindow } of framesOf(figure)) {
    contentWindow?.location.reload();
  }
}
