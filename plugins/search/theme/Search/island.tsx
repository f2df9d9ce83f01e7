import indexes from '@generated/site-search/default/indexes.json';
import { createRoot } from 'react-dom/client';
import { searchThread } from './data';
import SearchPanel from './SearchPanel';

/**
 * Renders the content of the search dialog, as a React root that is independent of the page's app. The dialog itself is
 * static HTML. The script loads when the reader is about to search.
 */
function start(): void {
  const dialog = document.querySelector<HTMLDialogElement>('dialog#siteSearch');
  const input = dialog?.querySelector('input');
  const panel = dialog?.querySelector('[data-search-panel]');
  if (dialog && input && panel) {
    createRoot(panel).render(
      <SearchPanel dialog={dialog} indexes={indexes} input={input} thread={searchThread} />,
    );
  }
}

// In development, this module belongs to the app, so the server imports it too.
if (typeof document !== 'undefined') {
  start();
}
