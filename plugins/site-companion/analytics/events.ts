/** The arguments of one call of the global `gtag`. */
export type GtagCall = readonly [command: string, ...parameters: unknown[]];

/** Share of the visits that report web vitals: 0.01 %. */
export const WEB_VITALS_SHARE = 0.0001;

/** Names of the meta tags that a page's product stands in. */
export const PRODUCT_METAS = {
  productId: 'mui:productId',
  productCategoryId: 'mui:productCategoryId',
} as const;

/** A page, as its own head describes it. */
export interface PageView {
  /** The document's title, after it has been updated. */
  title: string;
  /** The canonical location, without language. */
  location: string;
  /** The meta tags' contents; `null` if a tag is missing. */
  productId: string | null;
  productCategoryId: string | null;
}

/** A page was opened. */
export function pageViewEvent(page: PageView): GtagCall {
  return [
    'event',
    'page_view',
    {
      page_title: page.title,
      page_location: page.location,
      productId: page.productId,
      productCategoryId: page.productCategoryId,
    },
  ];
}

/**
 * An ad was displayed, its block crashed, or the network's script inserted something outside of it. Clicks
 * are counted by the links' attributes (./clicks.ts).
 *
 * @param label - The block's event label. Where there is none, the word `null` is sent.
 */
export function adEvent(action: 'display' | 'crash' | 'stray', label: string | null): GtagCall {
  return ['event', 'ad', { eventAction: action, eventLabel: String(label) }];
}

/** The part of a metric of `web-vitals` that is reported. */
export interface WebVital {
  name: string;
  value: number;
  delta: number;
  id: string;
}

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
