import { getAttribute, findElementsOnPage } from '../../../shared/node/jsxElements';
import { toTitle } from '../../shared/paths';

/** The default height of a demo, in px. */
export const DEFAULT_HEIGHT_PX = 400;

/** A use of `<Demo>` in a page. */
export interface DemoElement {
  name: string;
  /** The page's title for the demo; by default the name in words. */
  title: string;
  layout: string | undefined;
  /** The height of the frame in px, on wide screens and on phones. */
  height: number;
  phoneHeight: number;
}

/**
 * Returns the demos that a page shows. Frames are built at the same time as the pages, so this reads the page's text;
 * ../remarkDemos.ts validates each use.
 *
 * @param page - the page's file
 * @param text - the page's text, if it is known already
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
      },
    ];
  });
}
