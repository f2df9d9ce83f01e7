/**
 * Opens the page's search dialog with a question in its field, as if the reader had typed it. React need
 * not be there yet: the dialog asks for what it lacks when it is open.
 *
 * @param query what is asked
 */
export function openSearch(query: string): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#siteSearch');
  const input = dialog?.querySelector('input');
  if (dialog && input && !dialog.open) {
    input.value = query;
    dialog.showModal();
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
