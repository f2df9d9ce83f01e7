/**
 * Marks a button that copies text. The value is the URL of the text. If it is empty, the button copies the visible code
 * of the block, demo, or command that it belongs to.
 */
export const COPY_ATTRIBUTE = 'data-copy';
