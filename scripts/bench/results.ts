import fs from 'node:fs';
import { writeFile } from '../../plugins/shared/node/files';
import type { Sample } from './measure/phone';

/** What was measured of one page of one site, as often as it was. */
interface Measured {
  /** The state of the site that was measured. */
  state: string;
  samples: Sample[];
}

/** What is known: by part, page and site, in one name. */
export type Results = Record<string, Measured>;

/** The parts that take the time of loads. */
export const TIMED: readonly string[] = ['paint', 'work', 'clicks', 'react'];

/** One measurement. */
export interface Measurement {
  part: string;
  page: string;
  site: string;
  state: string;
  sample: Sample;
}

const keyOf = ({ part, page, site }: Pick<Measurement, 'part' | 'page' | 'site'>): string =>
  [part, page, site].join(' ');

/**
 * The middle of some numbers; of an even count, the mean of the two in the middle.
 *
 * @returns NaN of none
 */
export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return (low + high) / 2;
}

/** Adds a measurement; those of another state of the site are forgotten. */
export function addMeasurement(results: Results, measurement: Measurement): Results {
  const key = keyOf(measurement);
  const { state, sample } = measurement;
  const known = results[key];
  const samples = known?.state === state ? known.samples : [];
  return { ...results, [key]: { state, samples: [...samples, sample] } };
}

/** The median of what was measured, or nothing where nothing was. */
export function valueOf(
  results: Results,
  measure: Pick<Measurement, 'part' | 'page' | 'site'> & { metric: string },
): number | undefined {
  const values = (results[keyOf(measure)]?.samples ?? [])
    .map((sample) => sample[measure.metric])
    .filter((value) => value !== undefined);
  return values.length > 0 ? median(values) : undefined;
}

/** How often times were taken, the least, and under which load of the machine all was measured. */
export function effortOf(results: Results): { rounds: number; load: number } {
  const rounds = Object.entries(results)
    .filter(([key]) => TIMED.some((part) => key.startsWith(`${part} `)))
    .map(([, { samples }]) => samples.length);
  const loads = Object.values(results).flatMap(({ samples }) =>
    samples.flatMap(({ load }) => load ?? []),
  );
  return { rounds: rounds.length > 0 ? Math.min(...rounds) : 0, load: median(loads) };
}

/** What an earlier run has kept. */
export function readResults(file: string): Results {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Results) : {};
}

/** When something was measured last. */
export const keptOn = (file: string): Date =>
  fs.existsSync(file) ? fs.statSync(file).mtime : new Date();

/** Keeps what is known for the next run. */
export function keepResults(file: string, results: Results): void {
  writeFile(file, JSON.stringify(results));
}
