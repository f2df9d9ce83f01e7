import Translate, { translate } from '@docusaurus/Translate';
import {
  type ReactNode,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { findIndex, getIndexes, type PublishedIndex } from '../../engine/published';
import { ALL_PRODUCTS, type MoreOption, type Option, type Results } from '../../engine/results';
import { ISLAND_DONE } from '../../../page-start/shared/events';
import { OPEN_RESULT } from '../../shared/events';
import { KeyHints, NoResults, SearchFailure } from './Messages';
import ResultList from './ResultList';
import ScopeControl from './ScopeControl';
import type { SearchThread } from './searchThread';
import StartLinks from './StartLinks';
import { useComboboxKeys, useDialogKeys, useOutsideClick } from './useKeys';
import { useRecentSearches } from './useRecentSearches';

/** The minimum length of a query. A single letter would match almost every page. */
const MIN_QUERY_LENGTH = 2;

/** The delay of result announcements, in ms, so that screen readers don't interrupt typing. */
const ANNOUNCE_DELAY_MS = 600;

interface SearchPanelProps {
  /** The elements of the dialog, which are static HTML. */
  dialog: HTMLDialogElement;
  input: HTMLInputElement;
  indexes: readonly PublishedIndex[];
  thread: SearchThread;
}

/** Renders the content of the search dialog. */
export default function SearchPanel(props: SearchPanelProps): ReactNode {
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <SearchFailure input={props.input} onRetry={resetErrorBoundary} />
      )}
    >
      <Panel {...props} />
    </ErrorBoundary>
  );
}

/** Returns a value that can change when the dialog opens or closes. */
function useDialogState<Value>(dialog: HTMLDialogElement, getValue: () => Value): Value {
  return useSyncExternalStore((onChange) => {
    // Safari and older versions of Chromium don't dispatch `toggle` events for dialogs.
    const observer = new MutationObserver(onChange);
    observer.observe(dialog, { attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, getValue);
}

/** Returns the query in the field, which may have been typed before this script has loaded. */
function useQuery(input: HTMLInputElement): string {
  const text = useSyncExternalStore(
    (onChange) => {
      input.addEventListener('input', onChange);
      return () => input.removeEventListener('input', onChange);
    },
    () => input.value.trim().replace(/\s+/g, ' '),
  );
  return text.length < MIN_QUERY_LENGTH ? '' : text;
}

/** Sets the field's text as if the reader had typed it. */
function typeInto(input: HTMLInputElement, text: string): void {
  input.value = text;
  input.dispatchEvent(new Event('input', { bubbles: true }));
  input.focus();
}

/** Returns the announcement of the results for screen readers. */
function describeCounts(counts: Results['counts'], published: readonly PublishedIndex[]): string {
  const parts = published.flatMap(({ id, label }) =>
    counts[id] === undefined ? [] : [`${label}: ${counts[id]}`],
  );
  return parts.length === 0
    ? translate({ id: 'search.announcement.none', message: 'No results' })
    : translate(
        { id: 'search.announcement.found', message: 'Pages found. {counts}' },
        { counts: parts.join(', ') },
      );
}

/** Returns the string once it has been unchanged for `ANNOUNCE_DELAY_MS`. */
function useDelayedText(text: string): string {
  const [delayed, setDelayed] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(text), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return delayed;
}

function Panel({ dialog, input, indexes, thread }: SearchPanelProps): ReactNode {
  const isOpen = useDialogState(dialog, () => dialog.open);
  const pathname = useDialogState(dialog, () => location.pathname);
  const published = useMemo(() => getIndexes(indexes, pathname), [indexes, pathname]);
  const query = useQuery(input);
  const [scope, setScope] = useState(ALL_PRODUCTS);
  const [attempt, setAttempt] = useState(0);
  const answer = useSyncExternalStore(thread.subscribe, thread.getAnswer);
  const ask = useEffectEvent(() =>
    thread.ask({ published, current: findIndex(indexes, pathname)?.id, query, scope }),
  );
  useEffect(() => {
    if (isOpen) {
      ask();
    }
  }, [isOpen, pathname, query, scope, attempt]);

  // The results of the previous query remain until the next ones arrive.
  const groups = useMemo(() => (query === '' ? [] : (answer?.groups ?? [])), [query, answer]);
  const options = useMemo(
    () => groups.flatMap((group) => [...group.options, ...(group.more ? [group.more] : [])]),
    [groups],
  );
  const status = answer?.status ?? 'loading';
  const isCurrent = answer?.request.query === query && answer.request.scope === scope;
  const isAnswered = isCurrent && (options.length > 0 || status !== 'loading');
  const isFinal = isCurrent && status === 'ready' && query !== '';

  // The best match of a new list is selected.
  const list = `${scope} ${answer?.request.query ?? ''}`;
  const [selection, setSelection] = useState<{ list: string; id: string }>();
  const selected = options.findIndex(({ id }) => selection?.list === list && id === selection.id);
  const activeIndex = selected === -1 ? options.findIndex(({ isBest }) => isBest) : selected;
  const active = options[activeIndex];
  const select = ({ id }: Option | MoreOption): void => setSelection({ list, id });

  const hasAnswer = query !== '' && isAnswered;
  useEffect(() => {
    if (hasAnswer) {
      document.dispatchEvent(new Event(ISLAND_DONE));
    }
  }, [hasAnswer]);

  const { recent, remember, forget } = useRecentSearches();
  const go = (url: string): void => {
    dialog.close();
    const event = new CustomEvent(OPEN_RESULT, { cancelable: true, detail: url });
    if (document.dispatchEvent(event)) {
      location.assign(url);
    }
  };
  const open = (option: Option | MoreOption, inNewTab = false): void => {
    if ('count' in option) {
      // The row above stays selected, so that the list doesn't scroll to its start.
      const id = options[options.indexOf(option) - 1]?.id ?? '';
      setSelection({ list: `${option.product} ${query}`, id });
      setScope(option.product);
      return;
    }
    const { url } = option;
    remember(query);
    if (inNewTab) {
      window.open(url, '_blank', 'noopener');
    } else {
      go(url);
    }
  };
  // If the reader presses Enter before the results arrive, the best one opens as soon as it is available.
  const [earlyEnter, setEarlyEnter] = useState<{ query: string; inNewTab: boolean }>();
  const enter = (inNewTab: boolean): void => {
    if (!isAnswered) {
      setEarlyEnter({ query, inNewTab });
    } else if (active) {
      open(active, inNewTab);
    } else if (status === 'failed') {
      // If the index doesn't load, submitting the form opens the list of all pages.
      input.form?.requestSubmit();
    }
  };
  const enterNow = useEffectEvent(enter);
  useEffect(() => {
    if (earlyEnter && isAnswered) {
      setEarlyEnter(undefined);
      if (earlyEnter.query === query) {
        enterNow(earlyEnter.inNewTab);
      }
    }
  }, [earlyEnter, isAnswered, query]);
  useEffect(() => {
    const reset = (): void => {
      setScope(ALL_PRODUCTS);
      setEarlyEnter(undefined);
    };
    dialog.addEventListener('close', reset);
    return () => dialog.removeEventListener('close', reset);
  }, [dialog]);
  useOutsideClick(dialog);
  useDialogKeys(dialog, input);
  useComboboxKeys(input, { options, activeIndex, select, enter });

  const counts = answer?.counts ?? {};
  // "No results" would be wrong while the text is loading, and a failure has its own message.
  const hasNews = isFinal || (isCurrent && status === 'failed' && options.length > 0);
  const announcement = useDelayedText(hasNews ? describeCounts(counts, published) : '');
  return (
    <>
      <ScopeControl
        counts={query === '' ? undefined : counts}
        isReady={status === 'ready'}
        onChange={setScope}
        published={published}
        scope={isFinal ? answer.scope : scope}
      />
      <div className="body">
        {status === 'failed' && (
          <SearchFailure input={input} onRetry={() => setAttempt(attempt + 1)} />
        )}
        {query === '' && (
          <StartLinks
            input={input}
            onForget={forget}
            onOpen={go}
            onSearch={(entry) => typeInto(input, entry)}
            published={published}
            recent={recent}
          />
        )}
        {options.length > 0 && (
          <ResultList
            active={active?.id}
            groups={groups}
            onHover={select}
            onOpen={open}
            published={published}
          />
        )}
        {query !== '' &&
          options.length === 0 &&
          status !== 'failed' &&
          (isFinal ? (
            <NoResults input={input} query={query} />
          ) : (
            <div className="note">
              <Translate id="search.list.loading">Searching…</Translate>
            </div>
          ))}
      </div>
      <KeyHints />
      <div className="visually-hidden" role="status">
        {announcement}
      </div>
    </>
  );
}
