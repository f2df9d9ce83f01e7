import { addQuery } from '../addQuery';
import type { AdNetworkSettings } from '../settings';

/** The id of the script element, which the network's script looks up to insert the ad beside it. */
export const AD_SCRIPT_ID = '_carbonads_js';

export function getAdScriptUrl({ scriptUrl, serve, placement }: AdNetworkSettings): string {
  return addQuery(scriptUrl, { serve, placement });
}
