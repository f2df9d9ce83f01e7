import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import IconButton from '@mui/material/IconButton';
import InputBase from '@mui/material/InputBase';
import Link from '@mui/material/Link';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import Icon from '../../../shared/components/Icon';
import { useLazyLoad } from '../../../shared/useLazyLoad';
import styles from './dialog.module.css';
import SearchFailure from './SearchFailure';
import { watchForSearch } from './watchForSearch';

/** Loads the panel, MiniSearch, and the MUI components that the panel uses. */
const loadPanel = async () =>
  (await import(/* webpackChunkName: "shell-search" */ './SearchPanel')).default;

/**
 * Renders the shell of the search dialog, which is in the HTML of every page. The inline script can open it
 * before hydration. The panel then reads the text of the uncontrolled field.
 *
 * The type of the field is `text`, because browsers clear a field of type `search` on the first Esc, and would
 * close the dialog only on the second. Closing needs no script: Esc and the button's form are native, and so is
 * closing on an outside click in browsers that support `closedby`.
 */
export default function SearchDialog(): ReactNode {
  const allPages = useBaseUrl(SEARCH_SITE.allPages);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { part: Panel, state, request } = useLazyLoad(loadPanel);
  const label = translate({ id: 'search.label', message: 'Search the documentation' });
  useEffect(
    () => (dialog.current ? watchForSearch(dialog.current, request) : undefined),
    [dialog, request],
  );

  // A selection that starts inside and ends outside must not close the dialog.
  const pressedOutside = useRef(false);
  const isOutside = (event: MouseEvent): boolean => event.target === event.currentTarget;

  return (
    <dialog
      aria-label={label}
      className={styles.dialog}
      closedby="any"
      id="siteSearch"
      onClick={(event) => {
        if (pressedOutside.current && isOutside(event)) {
          event.currentTarget.close();
        }
      }}
      onPointerDown={(event) => {
        pressedOutside.current = isOutside(event);
      }}
      ref={dialog}
      suppressHydrationWarning
    >
      <div className={styles.frame}>
        <form action={allPages} className={styles.head} method="get" role="search">
          <Icon className={styles.icon} name="search" size={18} />
          <InputBase
            autoComplete="off"
            className={styles.field}
            inputRef={input}
            name="q"
            placeholder={translate({ id: 'site.search.label', message: 'Search the docs' })}
            slotProps={{
              input: {
                'aria-autocomplete': 'list',
                'aria-expanded': 'false',
                'aria-label': label,
                autoCapitalize: 'off',
                autoCorrect: 'off',
                enterKeyHint: 'go',
                inputMode: 'search',
                maxLength: 200,
                role: 'combobox',
                spellCheck: false,
              },
            }}
            type="text"
          />
          <IconButton className={styles.close} form="siteSearchClose" type="submit">
            <span className="visually-hidden">
              {translate({ id: 'search.close', message: 'Close search' })}
            </span>
            <kbd aria-hidden="true">Esc</kbd>
            <Icon name="close" size={18} />
          </IconButton>
        </form>
        <form hidden id="siteSearchClose" method="dialog" />
        {Panel && <Panel dialog={dialog} input={input} />}
        {state === 'failed' && <SearchFailure input={input} onRetry={request} />}
        {!Panel && state !== 'failed' && (
          <div className={styles.wait} role="status">
            <p className={styles.loading}>
              {translate({ id: 'search.loading', message: 'Loading the search…' })}
            </p>
            <p className={styles.failed}>
              {translate({ id: 'search.notLoaded', message: 'The search could not be loaded.' })}{' '}
              <Link href={allPages} underline="always">
                {translate({ id: 'search.seeAllPages', message: 'See all pages' })}
              </Link>
            </p>
          </div>
        )}
      </div>
    </dialog>
  );
}
