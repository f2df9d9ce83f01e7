import useBaseUrl from '@docusaurus/useBaseUrl';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import Icon from '../../../shared/components/Icon';
import { useOnDemand } from '../../../shared/useOnDemand';
import styles from './dialog.module.css';
import SearchFailure from './SearchFailure';
import { watchForSearch } from './watchForSearch';

/** Results, MUI's parts, MiniSearch. */
const loadPanel = async () =>
  (await import(/* webpackChunkName: "shell-search" */ './SearchPanel')).default;

/**
 * The search dialog's shell, part of every page's HTML. The starter opens it before React exists;
 * what is typed meanwhile stays in the uncontrolled field and is adopted by the panel.
 *
 * The field is of type `text`: in one of type `search` browsers take the first Esc to clear it, and
 * the dialog would close at the second only. Closing needs no script: Esc and the button's form are
 * native, and so is the press outside where browsers know `closedby`.
 */
export default function SearchDialog(): ReactNode {
  const allPages = useBaseUrl(SEARCH_SITE.allPages);
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { part: Panel, state, ask } = useOnDemand(loadPanel);
  useEffect(
    () => (dialog.current ? watchForSearch(dialog.current, ask) : undefined),
    [dialog, ask],
  );

  // A press inside that ends outside (text being selected) is no wish to leave.
  const pressedOutside = useRef(false);
  const isOutside = (event: MouseEvent): boolean => event.target === event.currentTarget;

  return (
    <dialog
      aria-label="Search the documentation"
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
        <form
          action={allPages || undefined}
          className={styles.head}
          method="get"
          role="search"
          // Browsers that offer a page's forms to assistants as tools (WebMCP) take it from here.
          // Searching changes nothing, so that it needs no confirmation.
          toolautosubmit=""
          tooldescription={SEARCH_SITE.toolDescription}
          toolname={SEARCH_SITE.toolName}
        >
          <Icon className={styles.icon} name="search" size={18} />
          <input
            aria-autocomplete="list"
            aria-expanded="false"
            aria-label="Search the documentation"
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            className={styles.input}
            enterKeyHint="go"
            inputMode="search"
            maxLength={200}
            name="q"
            placeholder="Search the docs"
            ref={input}
            role="combobox"
            spellCheck={false}
            toolparamdescription={SEARCH_SITE.toolQuery}
            type="text"
          />
          <button className={styles.close} form="siteSearchClose" type="submit">
            <span className="visually-hidden">Close search</span>
            <kbd aria-hidden="true">Esc</kbd>
            <Icon name="close" size={18} />
          </button>
        </form>
        <form hidden id="siteSearchClose" method="dialog" />
        {Panel && <Panel dialog={dialog} input={input} />}
        {state === 'failed' && <SearchFailure input={input} onRetry={ask} />}
        {!Panel && state !== 'failed' && (
          <div className={styles.wait} role="status">
            <p className={styles.loading}>Loading the search…</p>
            <p className={styles.failed}>
              The search could not be loaded. {allPages && <a href={allPages}>See all pages</a>}
            </p>
          </div>
        )}
      </div>
    </dialog>
  );
}
