import { createElement } from '../createElement';
import type { HouseAd } from './houseAds';
import type { AdShape } from './outcome';
import { HOUSE_LABEL, SPONSORED_REL } from './sponsored';

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
  /** Marks the card as sponsored. */
  label: string;
  title: string;
  text: string;
  /** The text that says who placed the ad. */
  by: string;
}

const createBold = (text: string): HTMLElement[] => (text ? [createElement('b', {}, text)] : []);

const createText = (...children: Node[]): HTMLElement =>
  createElement('span', { class: 'companion-text' }, ...children);

/** Creates a sponsored link. Without images, it has the inline look, in which the label precedes the text. */
export function createCard(
  link: string,
  images: readonly Node[],
  { label, title, text, by }: CardText,
): HTMLElement {
  const separator = createElement('i', {}, title && text ? ' · ' : '');
  const inlineLabel = createElement('small', { class: 'companion-label' }, label);
  const content =
    images.length > 0
      ? [
          ...createBold(title),
          createElement('span', {}, text),
          createElement('small', {}, `${label} · by ${by}`),
        ]
      : [
          createElement('span', {}, inlineLabel, ' ', ...createBold(title), separator, text),
          createElement('small', {}, `by ${by}`),
        ];
  return createElement(
    'a',
    { class: 'companion-card', href: link, rel: SPONSORED_REL, target: '_blank' },
    ...(images.length > 0
      ? [createElement('span', { class: 'companion-picture' }, ...images)]
      : []),
    createText(...content),
  );
}

/** Creates a house ad. In the image shape, it has an image for each color scheme. */
export function createHouseAd(ad: HouseAd, shape: AdShape, baseUrl: string): HTMLElement {
  const [title = '', text = ''] = ad.description.split(/\. (.*)/s);
  const schemes = shape === 'image' ? (['light', 'dark'] as const) : [];
  // The image of the other color scheme isn't displayed, so browsers don't load it.
  const images = schemes.map((scheme) =>
    createImage(baseUrl + ad.img[scheme], { class: `companion-${scheme}`, loading: 'lazy' }),
  );
  return createCard(ad.link, images, { label: HOUSE_LABEL, title, text, by: 'MUI' });
}

/** Creates the appeal to readers who use an ad blocker. */
export function createAppeal(): HTMLElement {
  return createElement(
    'div',
    { class: 'companion-card companion-appeal' },
    createText(
      ...createBold('Does Toolpad help you?'),
      createElement(
        'span',
        {},
        'These docs are free, and a single quiet ad per page helps to pay for them. Please consider allowing ads here.',
      ),
      createElement('small', {}, 'Thank you!'),
    ),
  );
}
