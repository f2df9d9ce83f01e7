import os from 'node:os';

/** Between these lines the bench writes; what stands around them is written by hand. */
const BEGIN = '<!-- What follows is written by `npm run bench`. -->';
const END = '<!-- What follows is written by hand. -->';

/** Under which conditions numbers came about. */
export interface Circumstances {
  /** `2026-01-31`. */
  date: string;
  /** The version of the browser. */
  chromium: string;
  /** How often each number was taken, the least. */
  rounds: number;
  /** How many processes wanted a processor meanwhile, on average; the bench’s own are among them. */
  load: number;
}

const GIB = 2 ** 30;

/** The machine, its system and what ran on it. */
export function describeMachine({ date, chromium, rounds, load }: Circumstances): string {
  const [processor] = os.cpus();
  const memory = Math.round(os.totalmem() / GIB);
  return (
    `Measured on ${date}: ${os.cpus().length} × ${processor?.model.trim() ?? 'processor'}, ` +
    `${memory} GiB, ${os.type()} ${os.arch()}, Node.js ${process.versions.node}, Chromium ${chromium}; ` +
    `medians of at least ${rounds} interleaved round${rounds === 1 ? '' : 's'}, under a load of ` +
    `${load.toFixed(1)}.`
  );
}

/**
 * Puts what was measured into the document, and leaves what was written by hand.
 *
 * @param document as it was
 * @throws {Error} if the two lines are missing between which it stands
 */
export function withMeasured(document: string, measured: string): string {
  const [begin, end] = [document.indexOf(BEGIN), document.indexOf(END)];
  if (begin < 0 || end < begin) {
    throw new Error(`PERFORMANCE.md: expected the lines "${BEGIN}" and "${END}", in this order.`);
  }
  return `${document.slice(0, begin)}${BEGIN}\n\n${measured.trim()}\n\n${document.slice(end)}`;
}
