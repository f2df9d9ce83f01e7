/** The id of the list of results, to which the field's `aria-controls` points. */
export const LISTBOX_ID = 'search-results';
