/** What pages tell of a click that leads to another: runs in every page, before all else. */

/** A page looks for the link when it has settled, in ms; a scrolled sidebar comes to rest. */
const SETTLED_MS = 1500;
const SCROLLED_MS = 300;

/**
 * Reports when the page is ready, and where its link is; when it is clicked; and when the next page is
 * painted: its address is there, and a heading that wasn't there at the click.
 */
function tell(target: string, settledMs: number, scrolledMs: number): void {
  const say = (kind: string, more: Record<string, string> = {}): void => {
    const at = String(performance.timeOrigin + performance.now());
    const report = new URLSearchParams({ kind, at, ...more });
    void fetch(`/bench-report?${String(report)}`, { keepalive: true });
  };
  const heading = (): string | undefined => document.querySelector('h1')?.textContent ?? undefined;
  let left: string | undefined;
  addEventListener(
    'click',
    () => {
      left = heading();
      say('click');
    },
    { capture: true },
  );
  const look = (): void => {
    const there = heading();
    if (location.pathname === target && there !== undefined && there !== left) {
      // A task after the frame's callbacks comes when the frame is painted.
      setTimeout(() => say('painted'));
    } else {
      requestAnimationFrame(look);
    }
  };
  requestAnimationFrame(look);
  if (location.pathname === target) {
    return;
  }
  addEventListener('load', () =>
    setTimeout(() => {
      // The sidebar is on the left; what leads to the next page at the end of the text is not.
      const [link] = [...document.links]
        .filter(({ pathname, hash }) => pathname === target && hash === '')
        .filter((candidate) => candidate.checkVisibility())
        .sort((a, b) => a.getBoundingClientRect().left - b.getBoundingClientRect().left);
      link?.scrollIntoView({ block: 'center', behavior: 'instant' });
      setTimeout(() => {
        const box = link?.getBoundingClientRect();
        const frame = outerHeight - innerHeight;
        say('ready', {
          x: String(Math.round((box?.left ?? NaN) + 20)),
          y: String(Math.round(frame + (box?.top ?? NaN) + (box?.height ?? 0) / 2)),
        });
      }, scrolledMs);
    }, settledMs),
  );
}

/**
 * Makes pages tell of a click that leads to another.
 *
 * @param target the address of the page that is clicked to, with the base
 * @returns what changes the HTML of each page
 */
export function telling(target: string): (html: string) => string {
  const args = [target, SETTLED_MS, SCROLLED_MS].map((arg) => JSON.stringify(arg));
  const script = `<script>(${tell.toString()})(${args.join(',')})</script>`;
  return (html) => html.replace(/<head[^>]*>/, (head) => head + script);
}
