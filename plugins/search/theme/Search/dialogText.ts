import { translate } from '@docusaurus/Translate';

/** Returns the texts of the dialog before its script has loaded. */
export const getDialogText = () => ({
  label: translate({
    id: 'search.dialog.label',
    message: 'Search the documentation',
    description: 'The accessible name of the search dialog and of its field',
  }),
  placeholder: translate({ id: 'search.dialog.placeholder', message: 'Search the docs' }),
  close: translate({ id: 'search.dialog.close', message: 'Close search' }),
  loading: translate({ id: 'search.dialog.loading', message: 'Loading the search…' }),
  failed: translate({
    id: 'search.dialog.failed',
    message: 'The search could not be loaded.',
    description: 'The message if the script of the search could not be loaded',
  }),
  retry: translate({ id: 'search.failure.retry', message: 'Try again' }),
  allPages: translate({ id: 'search.dialog.allPages', message: 'See all pages' }),
});
