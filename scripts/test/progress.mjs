/** How often a run says what it is doing where it cannot rewrite a line, in ms. */
const TELL_EVERY_MS = 20_000;
const REDRAW_EVERY_MS = 500;

/** What jest, and the project's own checks, say of a file or a page that is done. */
const DONE = /^(?:PASS|ok {2})\s/;
const FAILED = /^FAIL\s+(?:\w+ )?(?=\S)/;

/** @param {number} ms */
export const inMinutes = (ms) =>
  `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1000) % 60).padStart(2, '0')}`;

/**
 * Tells a person what a run is doing: each failure when it is known, each step when it ends, and in
 * between what is under way.
 *
 * @param {object} to
 * @param {(text: string) => void} to.write
 * @param {boolean} to.isTerminal whether a line can be rewritten
 * @param {() => number} [to.now] in ms
 */
export function createProgress({ write, isTerminal, now = Date.now }) {
  const start = now();
  /** What is done of each running step, by its name. @type {Map<string, number>} */
  const done = new Map();
  const time = () => inMinutes(now() - start).padStart(6);

  function underWay() {
    const steps = [...done].map(([name, count]) => (count > 0 ? `${name} (${count} done)` : name));
    return `${time()}   … ${steps.join(', ')}`;
  }

  /** @param {string} text */
  function line(text) {
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
    /** @param {string} name of a step that starts */
    starts: (name) => void done.set(name, 0),
    /** @param {string} name @param {string} printed a line that it printed */
    says(name, printed) {
      if (DONE.test(printed)) {
        done.set(name, (done.get(name) ?? 0) + 1);
      } else if (FAILED.test(printed)) {
        line(`${time()}   ✗ ${name}: ${printed.replace(FAILED, '')}`);
      }
    },
    /** @param {string} name @param {string} result */
    ends(name, result) {
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
