/** Marks the button that copies a block. */
export const COPY_ATTRIBUTE = 'data-copy-code';
