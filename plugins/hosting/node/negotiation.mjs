/**
 * The rules by which all hosts respond with a page or with its Markdown copy: nginx, the edge platform's script, and
 * the local server (scripts/lib/server.mjs), which Node.js runs without a compiler.
 */
export const NEGOTIATION = {
  /** The source of a case-insensitive pattern for `Accept` headers that allow Markdown. `q=0` refuses it. */
  acceptsMarkdown: String.raw`text\/markdown(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))`,
  /** The header of pages that have a Markdown copy. */
  opened: { name: 'Vary', value: 'Accept' },
  /**
   * The header of the same pages when they are prefetched. Browsers prefetch and open pages with different `Accept`
   * headers, so they couldn't reuse a response with `Vary: Accept`. Only the browser may cache the response.
   */
  prefetched: { name: 'Cache-Control', value: 'private' },
  /** The request header of browsers that prefetch a page, and a part of its value. */
  prefetch: { name: 'Sec-Purpose', value: 'prefetch' },
};
