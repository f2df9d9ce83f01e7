import { APPEAL } from '../ads/appeal';
import type { NetworkAd } from '../ads/feed';
import type { HouseAd } from '../ads/houseAds';
import { AD_IMAGE_PX, NETWORK_LABEL, NETWORK_POWERED_BY, SPONSORED_REL } from '../ads/sponsored';

/** Makes an element; text and attributes are never parsed as HTML. */
function element(
  tag: string,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

function picture(src: string, attributes: Record<string, string> = {}): HTMLElement {
  return element('img', {
    alt: '',
    decoding: 'async',
    height: String(AD_IMAGE_PX.height),
    width: String(AD_IMAGE_PX.width),
    ...attributes,
    // Last: an image that is to load lazily must know it before it has an address.
    src,
  });
}

interface Sponsored {
  link: string;
  title: string;
  text: string;
  small: string;
  pictures: Node[];
}

function sponsored({ link, title, text, small, pictures }: Sponsored): HTMLElement {
  return element(
    'a',
    { class: 'ad-link', href: link, rel: SPONSORED_REL, target: '_blank' },
    ...pictures,
    element(
      'span',
      { class: 'ad-text' },
      ...(title ? [element('b', {}, title)] : []),
      element('span', {}, text),
      element('small', {}, small),
    ),
  );
}

/** An ad of the house, with a picture for each colour scheme. */
export function houseAdElement(ad: HouseAd, baseUrl: string): HTMLElement {
  const [title = '', text = ''] = ad.description.split(/(?<=\.) (.*)/s);
  return sponsored({
    link: ad.link,
    title,
    text,
    small: `${ad.label} · by ${ad.poweredby}`,
    pictures: [
      // Lazily: the one that is not displayed is not fetched.
      picture(baseUrl + ad.img.light, { class: 'ad-light', loading: 'lazy' }),
      picture(baseUrl + ad.img.dark, { class: 'ad-dark', loading: 'lazy' }),
    ],
  });
}

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

/** The appeal to readers with a blocker. */
export function appealElement(): HTMLElement {
  return element(
    'div',
    { class: 'ad-link ad-appeal' },
    element(
      'span',
      { class: 'ad-text' },
      element('b', {}, APPEAL.title),
      element('span', {}, APPEAL.request),
      element('small', {}, APPEAL.thanks),
    ),
  );
}
