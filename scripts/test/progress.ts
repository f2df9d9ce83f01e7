/** How often a run says what it is doing where it cannot rewrite a line, in ms. */
const TELL_EVERY_MS = 20_000;
const REDRAW_EVERY_MS = 500;

/** What jest, and the project's own checks, say of a file or a page that is done. */
const DONE = /^(?:PASS|ok {2})\s/;
const FAILED = /^FAIL\s+(?:\w+ )?(?=\S)/;

/** Minutes and seconds. */
export const inMinutes = (ms: number): string =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;

/** Where a run is told of. */
interface Output {
  write: (text: string) => void;
  /** Whether a line can be rewritten. */
  isTerminal: boolean;
  /** In ms. */
  now?: () => number;
}

/**
 * Tells a person what a run is doing: each failure when it is known, each step when it ends, and in
 * between what is under way.
 */
export function createProgress({ write, isTerminal, now = Date.now }: Output) {
  const start = now();
  /** What is done of each running step, by its name. */
  const done = new Map<string, number>();
  const time = () => inMinutes(now() - start).padStart(6);

  function underWay(): string {
    const steps = [...done].map(([name, count]) => (count > 0 ? `${name} (${count} done)` : name));
    return `${time()}   … ${steps.join(', ')}`;
  }

  function line(text: string): void {
    write(isTerminal ? `\r\x1b[K${text}\n` : `${text}\n`);
  }

  const timer = setInterval(
    () => {
      if (done.size > 0) {
        write(isTerminal ? `\r\x1b[K${underWay().slice(0, 78)}` : `${underWay()}\n`);
      }
    },
    isTerminal ? REDRAW_EVERY_MS : TELL_EVERY_MS,
  );
  timer.unref();

  return {
    starts: (step: string) => void done.set(step, 0),
    /** A step has printed a line. */
    says(name: string, printed: string) {
      if (DONE.test(printed)) {
        done.set(name, (done.get(name) ?? 0) + 1);
      } else if (FAILED.test(printed)) {
        line(`${time()}   ✗ ${name}: ${printed.replace(FAILED, '')}`);
      }
    },
    ends(name: string, result: string) {
      done.delete(name);
      line(`${time()} ${result}`);
    },
    line,
    stop() {
      clearInterval(timer);
      line('');
    },
  };
}
