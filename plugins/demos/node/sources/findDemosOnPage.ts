import { Joi } from '@docusaurus/utils-validation';
import {
  describeLocation,
  findElementsOnPage,
  getAttribute,
  type JsxElement,
} from '../../../shared/node/mdx';
import { toTitle } from '../../shared/paths';
import type { DemoLayout } from '../../shared/types';

/** A `<Demo>` element on a page. */
export interface DemoElement {
  name: string;
  /** The demo's title on the page; by default, its name as words. */
  title: string;
  layout?: DemoLayout;
  /** The height of the frame on wide screens, in px. */
  height: number;
  /** The height of the frame on phones in px, if it differs. */
  phoneHeight?: number;
  /** Whether the demo starts in view, because effects add the content that it is about. */
  start: boolean;
  /** The parts that light up together with the lines of the source that create them (parts.ts). */
  parts?: string;
}

const pixels = Joi.number().integer().positive();

/** The attributes of `<Demo>`. Others are rejected, because misspelled ones would be ignored silently. */
const schema = Joi.object<DemoElement>({
  name: Joi.string().required(),
  title: Joi.string().default(({ name }: DemoElement) => toTitle(name)),
  layout: Joi.valid('centered', 'full'),
  height: pixels.default(400),
  phoneHeight: pixels,
  start: Joi.boolean()
    .truthy('')
    .valid(true)
    .default(false)
    .messages({ 'any.only': '{#label} must have no value' }),
  parts: Joi.string(),
});

/**
 * Reads the attributes of a `<Demo>` element.
 *
 * @throws Error that names the invalid attribute
 */
export function parseDemo(element: JsxElement, page: string): DemoElement {
  const attributes = element.attributes.map((attribute) =>
    attribute.type === 'mdxJsxAttribute'
      ? [attribute.name, getAttribute(element, attribute.name)]
      : ['{…}', ''],
  );
  const result = schema.validate(Object.fromEntries(attributes));
  if (result.error) {
    const location = describeLocation({ path: page }, element);
    throw new Error(`${location}: <Demo>: ${result.error.message}`);
  }
  return result.value;
}

/**
 * Returns the `<Demo>` elements on a page. The function reads the page's source, because frames are built concurrently
 * with the pages.
 *
 * @param text - the content of the file, if the caller has read it already
 */
export function findDemosOnPage(page: string, text?: string): DemoElement[] {
  return findElementsOnPage(page, 'Demo', text).map((element) => parseDemo(element, page));
}
