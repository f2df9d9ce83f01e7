import type { RunFile, RunMessage } from '../../../plugins/demos/messages';

function framesOf(demo: Element | null): HTMLIFrameElement[] {
  return [...(demo?.querySelectorAll('iframe') ?? [])];
}

/** The frame of the styling that is shown; the others have no room on the page. */
function shownFrame(demo: Element | null): HTMLIFrameElement | undefined {
  return framesOf(demo).find((frame) => frame.offsetParent !== null);
}

/** Asks a demo's frame to run code. A frame that is not there yet is asked again when it is. */
export function runInFrame(demo: Element | null, files: RunFile[]): void {
  const message: RunMessage = { type: 'demo:run', files };
  shownFrame(demo)?.contentWindow?.postMessage(message, location.origin);
}

/** Whether a message comes from one of a demo's frames. */
export function isFromFrame(demo: Element | null, { origin, source }: MessageEvent): boolean {
  return (
    origin === location.origin &&
    framesOf(demo).some(({ contentWindow }) => contentWindow === source)
  );
}

/** Brings a demo back to its first state: as it was built, with nothing clicked. */
export function reloadFrames(demo: Element | null): void {
  for (const { contentWindow } of framesOf(demo)) {
    contentWindow?.location.reload();
  }
}
