import type { NetworkAd } from '../ads/feed';
import { NETWORK_LABEL, NETWORK_POWERED_BY } from '../ads/sponsored';
import { element, picture, sponsored } from './adElements';

/** An ad of the network's feed. Its class is one by which the network's element is looked for. */
export function networkAdElement(ad: NetworkAd): HTMLElement {
  const made = sponsored({
    link: ad.link,
    title: ad.company,
    text: ad.description,
    small: `${NETWORK_LABEL} · by ${NETWORK_POWERED_BY}`,
    pictures: ad.image ? [picture(ad.image, { referrerpolicy: 'no-referrer' })] : [],
  });
  const impressions = ad.impressions.map((src) =>
    element('img', { alt: '', class: 'ad-pixel', height: '1', src, width: '1' }),
  );
  return element('span', { class: 'carbonads' }, made, ...impressions);
}
