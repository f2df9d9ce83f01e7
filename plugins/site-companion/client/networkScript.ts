import { AD_SCRIPT_ID, adScriptUrl } from '../ads/script';
import type { AdNetworkSettings } from '../shared/settings';
import { frameAd } from './adFrame';
import { contain } from './contain';

/**
 * Asks the network's script for an ad, which it puts beside itself. On the page it may do whatever the
 * page may, so what it inserts elsewhere goes; in a frame of its own it reaches nothing else.
 *
 * @param slot where the ad is to stand
 * @param onStray called once per page, when the script has inserted something elsewhere
 */
export function askScript(
  slot: HTMLElement,
  network: AdNetworkSettings,
  onStray: () => void,
): void {
  if (network.isolation === 'frame') {
    frameAd(slot);
    return;
  }
  contain(onStray);
  const script = document.createElement('script');
  script.id = AD_SCRIPT_ID;
  script.async = true;
  script.src = adScriptUrl(network);
  slot.append(script);
}
