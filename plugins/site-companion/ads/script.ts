import type { AdNetworkSettings } from '../shared/settings';

/** The id by which the network's script finds its own element, and with it the block. */
export const AD_SCRIPT_ID = '_carbonads_js';

/**
 * The address of the network's script: `…?serve=…&placement=…`.
 *
 * @param network - The site's settings; `scriptUrl` may have a query of its own.
 */
export function adScriptUrl({
  scriptUrl,
  serve,
  placement,
}: Pick<AdNetworkSettings, 'scriptUrl' | 'serve' | 'placement'>): string {
  const url = new URL(scriptUrl);
  url.searchParams.set('serve', serve);
  url.searchParams.set('placement', placement);
  return url.href;
}
