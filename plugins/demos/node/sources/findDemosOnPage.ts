import { getAttribute, findElementsOnPage } from '../../../shared/node/mdx';
import { toTitle } from '../../shared/paths';

/** The default height of a demo, in px. */
export const DEFAULT_HEIGHT_PX = 400;

/** A `<Demo>` element on a page. */
export interface DemoElement {
  name: string;
  /** The demo's title on the page; by default, its name as words. */
  title: string;
  layout: string | undefined;
  /** The height of the frame on wide screens, in px. */
  height: number;
  /** The height of the frame on phones, in px. */
  phoneHeight: number;
  /** Whether the demo starts in view, because effects add the content that it is about. */
  startsInView: boolean;
  /** The parts that light up together with the lines of the source that create them (parts.ts). */
  parts: string | undefined;
}

/**
 * Returns the `<Demo>` elements on a page. The function reads the page's source, because frames are built concurrently
 * with the pages. ../remarkDemos.ts validates the elements.
 *
 * @param page - the page's file
 * @param text - the content of the file, if the caller has read it already
 */
export function findDemosOnPage(page: string, text?: string): DemoElement[] {
  return findElementsOnPage(page, 'Demo', text).flatMap((element) => {
    const name = getAttribute(element, 'name');
    if (!name) {
      return [];
    }
    const height = Number(getAttribute(element, 'height')) || DEFAULT_HEIGHT_PX;
    return [
      {
        name,
        title: getAttribute(element, 'title') ?? toTitle(name),
        layout: getAttribute(element, 'layout'),
        height,
        phoneHeight: Number(getAttribute(element, 'phoneHeight')) || height,
        startsInView: getAttribute(element, 'start') !== undefined,
        parts: getAttribute(element, 'parts'),
      },
    ];
  });
}
