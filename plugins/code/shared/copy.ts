/** The attribute that marks the copy button of a code block or a demo. */
export const COPY_ATTRIBUTE = 'data-copy-code';
