/**
 * Opens the search dialog with a query in its field, as if the reader had typed it. It works before
 * hydration, because an open dialog loads its panel.
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
