/** The pieces of the API reference that this one is built of, too: one look for both. */
export { element } from '../core/page/elements';
export { richText } from '../core/page/richText';
