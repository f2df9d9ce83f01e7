import Translate, { translate } from '@docusaurus/Translate';
import { type ReactNode, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { findIndex, getIndexes, type PublishedIndex } from '../../engine/published';
import {
  ALL_PRODUCTS,
  getNextProduct,
  listGroups,
  type Option,
  type Scope,
} from '../../engine/resultList';
import { ISLAND_DONE } from '../../../page-start/shared/events';
import { OPEN_RESULT } from '../../shared/events';
import { KeyHints, NoResults, SearchFailure } from './Messages';
import ResultList from './ResultList';
import ScopeControl from './ScopeControl';
import StartLinks from './StartLinks';
import { useComboboxKeys, useDialogKeys } from './useKeys';
import { useRecentSearches } from './useRecentSearches';
import { useInputText, useResults } from './useResults';

/** The elements of the dialog. */
interface SearchPanelProps {
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  indexes: readonly PublishedIndex[];
}

/** Renders the content of the search dialog. */
export default function SearchPanel(props: SearchPanelProps): ReactNode {
  const { dialog, indexes, input } = props;
  const pathname = useDialogPathname(dialog);
  const own = findIndex(indexes, pathname);
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <SearchFailure input={input} onRetry={resetErrorBoundary} />
      )}
    >
      <Panel {...props} current={own?.id} published={getIndexes(indexes, pathname)} />
    </ErrorBoundary>
  );
}

/** Returns the path of the page on which the dialog was opened. The app can change it while the dialog is closed. */
function useDialogPathname(dialog: HTMLDialogElement): string {
  return useSyncExternalStore(
    (onChange) => {
      // Safari and older versions of Chromium don't dispatch `toggle` events for dialogs.
      const observer = new MutationObserver(onChange);
      observer.observe(dialog, { attributeFilter: ['open'] });
      return () => observer.disconnect();
    },
    () => location.pathname,
  );
}

/** Sets the field's text as if the reader had typed it. */
function typeInto(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

/** Closes the dialog on clicks outside, in browsers without `closedby`. */
function useOutsideClick(dialog: HTMLDialogElement): void {
  useEffect(() => {
    // A selection that starts inside and ends outside must not close the dialog.
    let isPressedOutside = false;
    const onPress = ({ target }: Event): void => {
      isPressedOutside = target === dialog;
    };
    const onClick = ({ target }: Event): void => {
      if (isPressedOutside && target === dialog) {
        dialog.close();
      }
    };
    dialog.addEventListener('pointerdown', onPress);
    dialog.addEventListener('click', onClick);
    return () => {
      dialog.removeEventListener('pointerdown', onPress);
      dialog.removeEventListener('click', onClick);
    };
  }, [dialog]);
}

interface PanelProps extends Omit<SearchPanelProps, 'indexes'> {
  /** The product of the page. */
  current: string | undefined;
  /** The indexes to search, with the one of the page first. */
  published: readonly PublishedIndex[];
}

function Panel({ dialog, input, current, published }: PanelProps): ReactNode {
  const text = useInputText(input);
  const [scope, setScope] = useState<Scope>(ALL_PRODUCTS);
  const [expanded, setExpanded] = useState<string>();
  const [earlyEnter, setEarlyEnter] = useState<{ text: string; inNewTab: boolean }>();
  useEffect(() => {
    const reset = (): void => {
      setScope(ALL_PRODUCTS);
      setEarlyEnter(undefined);
    };
    dialog.addEventListener('close', reset);
    return () => dialog.removeEventListener('close', reset);
  }, [dialog]);
  const { recent, remember, forget } = useRecentSearches();
  const { query, index, found, status, isAnswered, announcement, retry } = useResults(
    published,
    text,
  );

  const list = `${scope} ${query}`;
  const groups = listGroups(found, { scope, current, showsAll: expanded === list });
  const options = groups.flatMap((group) => group.options);
  // The best match of a new list is selected.
  const [selection, setSelection] = useState<{ list: string; at: number }>();
  const best = options.findIndex((option) => option.kind !== 'more' && option.isBest);
  const at = selection?.list === list ? Math.min(selection.at, options.length - 1) : best;
  const active = options[at];
  const select = (next: number): void => setSelection({ list, at: next });

  const hasAnswer = query !== '' && isAnswered;
  useEffect(() => {
    if (hasAnswer) {
      document.dispatchEvent(new Event(ISLAND_DONE));
    }
  }, [hasAnswer]);

  const go = (url: string): void => {
    dialog.close();
    const event = new CustomEvent(OPEN_RESULT, { cancelable: true, detail: url });
    if (document.dispatchEvent(event)) {
      location.assign(url);
    }
  };
  const open = (option: Option, inNewTab: boolean): void => {
    if (option.kind === 'more') {
      setScope(option.product);
      setExpanded(`${option.product} ${query}`);
      input.focus();
      return;
    }
    remember(query);
    if (inNewTab) {
      window.open(option.entry.url, '_blank', 'noopener');
    } else {
      go(option.entry.url);
    }
  };
  const turn = (step: 1 | -1): void => {
    if (scope !== ALL_PRODUCTS) {
      setScope(
        getNextProduct(
          published.map(({ id }) => id),
          scope,
          step,
        ) ?? scope,
      );
      return;
    }
    const group = groups.find((candidate) => candidate.options.some(({ id }) => id === active?.id));
    const next = getNextProduct(
      groups.map(({ product }) => product),
      group?.product,
      step,
    );
    const first = groups.find(({ product }) => product === next)?.options[0];
    if (first) {
      select(options.indexOf(first));
    }
  };
  const enter = (inNewTab: boolean): void => {
    if (!isAnswered) {
      setEarlyEnter({ text, inNewTab });
    } else if (active) {
      open(active, inNewTab);
    } else if (status === 'failed') {
      // If the index doesn't load, submitting the form opens the list of all pages.
      input.form?.requestSubmit();
    }
  };
  // If the reader presses Enter before the results arrive, the best one opens as soon as it is available.
  if (earlyEnter && earlyEnter.text !== text) {
    setEarlyEnter(undefined);
  }
  const enterNow = useEffectEvent(enter);
  useEffect(() => {
    if (earlyEnter && isAnswered) {
      setEarlyEnter(undefined);
      enterNow(earlyEnter.inNewTab);
    }
  }, [earlyEnter, isAnswered]);
  useOutsideClick(dialog);
  useDialogKeys(dialog, input);
  useComboboxKeys(input, { options, at, select, enter, turn });

  const hasQuery = query !== '';
  const hasPages = found.some(({ pages }) => pages.length > 0);
  const label = published.find(({ id }) => id === scope)?.label ?? '';
  return (
    <>
      <ScopeControl
        found={found}
        hasCounts={hasQuery && status === 'ready'}
        onChange={setScope}
        scope={scope}
      />
      <div className="body">
        {status === 'failed' && <SearchFailure input={input} onRetry={retry} />}
        {!hasQuery && (
          <StartLinks
            input={input}
            onForget={forget}
            onOpen={go}
            onSearch={(entry) => typeInto(input, entry)}
            published={published}
            recent={recent}
          />
        )}
        {hasQuery && options.length === 0 && hasPages && (
          <div className="note">
            <p>
              {translate(
                { id: 'search.scope.none', message: 'Nothing in {product}.' },
                { product: label },
              )}
            </p>
            <button className="button" onClick={() => setScope(ALL_PRODUCTS)} type="button">
              <Translate id="search.scope.showAll">Search everything</Translate>
            </button>
          </div>
        )}
        {options.length > 0 && (
          <ResultList
            active={active?.id}
            groups={groups}
            onHover={select}
            onOpen={open}
            options={options}
          />
        )}
        {hasQuery && !hasPages && status === 'loading' && (
          <div className="note">
            <Translate id="search.list.loading">Searching…</Translate>
          </div>
        )}
        {hasQuery && !hasPages && status === 'ready' && index && (
          <NoResults index={index} onSearch={(entry) => typeInto(input, entry)} query={query} />
        )}
      </div>
      <KeyHints hasOthers={published.length > 1} />
      <div className="visually-hidden" role="status">
        {announcement}
      </div>
    </>
  );
}
