/** What pages say about dialogs, stored values, and signing in. */
import { type Fact, holdFacts } from './facts';

const FACTS: Fact[] = [
  {
    fact: 'close rejects with the error of onClose',
    pages: ['react-use-dialogs/api.mdx', 'react-use-dialogs/index.mdx'],
    says: /reject(?:: with \*dialog not found\*, or with the error of the dialog's `onClose` option|s, `close` rejects with its error)/,
    file: 'core/esm/useDialogs/DialogsProvider.js',
    shows:
      /invariant\(entryToClose, 'dialog not found'\);\s*await entryToClose\.onClose\(result\);/,
  },
  {
    fact: 'the first form has a divider only below a button',
    pages: ['react-sign-in-page/index.mdx'],
    says: /A divider precedes each form, except for the first one on a page without OAuth buttons/,
    file: 'core/esm/SignInPage/SignInPage.js',
    shows: /hasOauthProvider \|\| index > 0 \? \/\*#__PURE__\*\/_jsx\(Divider,/,
  },
  {
    fact: 'the hooks of storage return null while the page is hydrated',
    pages: ['introduction/examples.mdx'],
    says: /is for the server and for hydration, where the hook returns `null`/,
    file: 'core/esm/persistence/useStorageState.js',
    shows:
      /getKeyServerSnapshot = \(\) => null;[\s\S]*useSyncExternalStore\(subscribeKey, getKeySnapshot, getKeyServerSnapshot\)/,
  },
  {
    fact: 'an update function gets the value of the render of its setter',
    pages: [
      'react-persistent-state/index.mdx',
      'react-persistent-state/use-local-storage-state-api.mdx',
    ],
    says: /(?:An update function sees|a function gets) the value of the render that /,
    file: 'core/esm/persistence/useStorageState.js',
    shows:
      /value instanceof Function \? value\(storedValue\) : value;[\s\S]*\}, \[area, codec, storedValue, key\]\);/,
  },
  {
    fact: 'without a key, the setter is that of React',
    pages: ['react-persistent-state/use-local-storage-state-api.mdx'],
    says: /With `null` for a key, it is React's own setter/,
    file: 'core/esm/persistence/useStorageState.js',
    shows:
      /\[nonStoredValue, setNonStoredValue\] = React\.useState\(initialValue\);[\s\S]*return \[nonStoredValue, setNonStoredValue\]/,
  },
  {
    fact: 'the message of a notification is the provider’s own',
    pages: ['api/notifications-provider.mdx'],
    says: /they win over the ones above, except over `children` and `ownerState`/,
    file: 'core/esm/useNotifications/NotificationsProvider.js',
    shows: /\.\.\.snackbarSlotProps,\s*children: /,
  },
  {
    fact: 'the button to sign in has two capitals below a provider',
    pages: ['integrations/nextjs-pagesrouter.mdx'],
    says: /The header would show "Sign In" for a moment/,
    file: 'core/esm/locales/en.js',
    shows: /accountSignInLabel: 'Sign In'/,
  },
  {
    fact: 'a ready dialog calls its prop onClose, not that of its payload',
    pages: ['react-use-dialogs/api.mdx'],
    says: /An `onClose` in it has no effect, because the dialog calls the prop of that name/,
    file: 'core/esm/useDialogs/useDialogs.js',
    shows: /^(?:(?!payload\.onClose).)*$/s,
  },
  {
    fact: 'without a key, hydration starts with the initial value',
    pages: [
      'react-persistent-state/use-local-storage-state-api.mdx',
      'react-persistent-state/use-session-storage-state-api.mdx',
    ],
    says: /`null` on the server, and during hydration if there is a `key`\./,
    file: 'core/esm/persistence/useStorageState.js',
    shows:
      /React\.useState\(initialValue\);\s*if \(!key\) \{\s*return \[nonStoredValue, setNonStoredValue\];/,
  },
  {
    fact: 'the ready dialogs open in the window of the provider, other dialogs as they are',
    pages: ['react-app-provider/index.mdx'],
    says: /the ready dialogs and CRUD's list use it\. A dialog of your own needs the prop `container`/,
    file: 'core/esm/useDialogs/useDialogs.js',
    shows: /container: appWindowContext\?\.document\.body/,
  },
];

holdFacts(FACTS);
