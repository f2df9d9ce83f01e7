import { attributeOf, elementsOnPage } from '../../../shared/node/jsxElements';
import { titleOfName } from '../../shared/address';

/** A demo's height where a page gives none, in px. */
export const DEFAULT_HEIGHT_PX = 400;

/**
 * Heights that a demo may have on a phone, in px. A frame's own attribute knows no widths, and a strict
 * policy forbids style attributes, so each is a rule in ../theme/Demo/phoneHeights.module.css.
 */
export const PHONE_HEIGHTS_PX = Array.from({ length: 13 }, (_, index) => 240 + index * 40);

/** A use of `<Demo>` in a page. */
export interface DemoUse {
  name: string;
  /** What the page calls it, or else its name in words. */
  title: string;
  layout: string | undefined;
  /** Of its frame, in px, and on a phone. */
  height: number;
  phoneHeight: number;
  /** Not rendered at build time: `<Demo name="…" client />`. */
  client: boolean;
}

/**
 * The demos that a page shows. Frames are built beside the pages, not after them, so this reads the
 * page's text; plugins/demos/node/remarkDemos.ts, which has the page that is built, checks each use.
 *
 * @param page the page's file
 * @param text what is in it, if that is known already
 */
export function demosOfPage(page: string, text?: string): DemoUse[] {
  return elementsOnPage(page, 'Demo', text).flatMap((element) => {
    const name = attributeOf(element, 'name');
    if (!name) {
      return [];
    }
    const height = Number(attributeOf(element, 'height')) || DEFAULT_HEIGHT_PX;
    return [
      {
        name,
        title: attributeOf(element, 'title') ?? titleOfName(name),
        layout: attributeOf(element, 'layout'),
        height,
        phoneHeight: Number(attributeOf(element, 'phoneHeight')) || height,
        client: attributeOf(element, 'client') !== undefined,
      },
    ];
  });
}
