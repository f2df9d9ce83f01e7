import type { HouseAd } from '../ads/houseAds';
import { AD_IMAGE_PX, SPONSORED_REL } from '../ads/sponsored';

/** Makes an element; text and attributes are never parsed as HTML. */
export function element(
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

/** A picture of an ad's size. One that fails leaves its place empty, so that nothing moves. */
export function picture(src: string, attributes: Record<string, string> = {}): HTMLElement {
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

/** The words of a card. */
function words(title: string, text: string, small: string): HTMLElement {
  return element(
    'span',
    { class: 'companion-text' },
    ...(title ? [element('b', {}, title)] : []),
    element('span', {}, text),
    element('small', {}, small),
  );
}

interface Sponsored {
  link: string;
  title: string;
  text: string;
  small: string;
  pictures: Node[];
}

/** A sponsored link, with all that it shows. */
export function sponsored({ link, title, text, small, pictures }: Sponsored): HTMLElement {
  return element(
    'a',
    { class: 'companion-card', href: link, rel: SPONSORED_REL, target: '_blank' },
    ...pictures,
    words(title, text, small),
  );
}

/** An ad of the house, with a picture for each color scheme. */
export function houseAdElement(ad: HouseAd, baseUrl: string): HTMLElement {
  const [title = '', text = ''] = ad.description.split(/(?<=\.) (.*)/s);
  return sponsored({
    link: ad.link,
    title,
    text,
    small: `${ad.label} · by ${ad.poweredby}`,
    pictures: [
      // Lazily: the one that is not displayed is not fetched.
      picture(baseUrl + ad.img.light, { class: 'companion-light', loading: 'lazy' }),
      picture(baseUrl + ad.img.dark, { class: 'companion-dark', loading: 'lazy' }),
    ],
  });
}

/** The appeal: what a reader with a blocker is asked, on some visits. */
export function appealElement(): HTMLElement {
  return element(
    'div',
    { class: 'companion-card companion-appeal' },
    words(
      'Does Toolpad help you?',
      'These docs are free, and a single quiet ad per page helps to pay for them. Please consider allowing ads here.',
      'Thank you!',
    ),
  );
}
