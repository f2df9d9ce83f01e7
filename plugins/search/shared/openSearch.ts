/**
 * Opens the search dialog with a query in its field, as if the reader had typed it. This works even before hydration,
 * because a dialog that is already open loads its panel on hydration.
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
