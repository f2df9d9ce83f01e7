/** The pieces of the API reference that this one is built of, too: one look for both. */
export { element } from '../api-reference/page/elements';
export { richText } from '../api-reference/page/richText';
