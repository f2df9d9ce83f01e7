import type { HouseAd } from '../ads/houseAds';
import { SPONSORED_REL } from '../ads/sponsored';

/** Creates an element. Its text and attributes are never parsed as HTML. */
export function createElement(
  tag: string,
  attributes: Record<string, string>,
  ...children: (Node | string)[]
): HTMLElement {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/** Creates the image of an ad. An image that fails to load keeps its size, so that the layout doesn't shift. */
export function createImage(src: string, attributes: Record<string, string>): HTMLElement {
  // `src` must be the last attribute, because the others control how the image loads.
  return createElement('img', {
    alt: '',
    decoding: 'async',
    height: '100',
    width: '130',
    ...attributes,
    src,
  });
}

interface CardText {
  title: string;
  text: string;
  small: string;
}

function createText({ title, text, small }: CardText): HTMLElement {
  return createElement(
    'span',
    { class: 'companion-text' },
    ...(title ? [createElement('b', {}, title)] : []),
    createElement('span', {}, text),
    createElement('small', {}, small),
  );
}

/** Creates a sponsored link with its images and text. */
export function createCard(link: string, images: Node[], text: CardText): HTMLElement {
  return createElement(
    'a',
    { class: 'companion-card', href: link, rel: SPONSORED_REL, target: '_blank' },
    ...images,
    createText(text),
  );
}

/** Creates a house ad, with an image for each color scheme. */
export function createHouseAd(ad: HouseAd, baseUrl: string): HTMLElement {
  const [title = '', text = ''] = ad.description.split(/\. (.*)/s);
  // The image of the other color scheme isn't displayed, so browsers don't load it.
  const images = (['light', 'dark'] as const).map((scheme) =>
    createImage(baseUrl + ad.img[scheme], { class: `companion-${scheme}`, loading: 'lazy' }),
  );
  return createCard(ad.link, images, { title, text, small: `${ad.label} · by ${ad.poweredby}` });
}

/** Creates the appeal to readers who use an ad blocker. */
export function createAppeal(): HTMLElement {
  return createElement(
    'div',
    { class: 'companion-card companion-appeal' },
    createText({
      title: 'Does Toolpad help you?',
      text: 'These docs are free, and a single quiet ad per page helps to pay for them. Please consider allowing ads here.',
      small: 'Thank you!',
    }),
  );
}
