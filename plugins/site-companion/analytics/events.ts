import type { Metric } from 'web-vitals';

/** The arguments of one call of the global `gtag`. */
export type GtagCall = readonly [command: string, ...parameters: unknown[]];

/**
 * An ad was displayed, its block crashed, or the network's script inserted something outside of it. Clicks
 * are counted by the links' attributes (./clicks.ts).
 *
 * @param label - The block's event label. Where there is none, the word `null` is sent.
 */
export function adEvent(action: 'display' | 'crash', label: string | null): GtagCall {
  return ['event', 'ad', { eventAction: action, eventLabel: String(label) }];
}

type WebVital = Pick<Metric, 'name' | 'value' | 'delta' | 'id'>;

/** A web vital was measured. */
export function webVitalEvent({ name, value, delta, id }: WebVital): GtagCall {
  return [
    'event',
    name,
    {
      value,
      metric_label: 'Web Vitals',
      metric_value: value,
      metric_delta: delta,
      metric_id: id,
    },
  ];
}

/** Rounds a device pixel ratio to one decimal, so that a zoom level does not tell readers apart. */
export function roundPixelRatio(ratio: number): number {
  return Math.round(ratio * 10) / 10;
}
