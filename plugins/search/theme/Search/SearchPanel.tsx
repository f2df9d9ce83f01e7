import { translate } from '@docusaurus/Translate';
import { useHistory, useLocation } from '@docusaurus/router';
import { usePluginData } from '@docusaurus/useGlobalData';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import {
  getIndexes,
  findIndex,
  SEARCH_PLUGIN_NAME,
  type SearchPluginData,
} from '../../engine/published';
import {
  ALL_PRODUCTS,
  findBetterProduct,
  getNextProduct,
  type Option,
  type Scope,
} from '../../engine/resultList';
import { typeInto, useInputText } from './inputText';
import KeyHints from './KeyHints';
import NoResults from './NoResults';
import { Body, Note } from './styled';
import ResultList from './ResultList';
import ScopeControl from './ScopeControl';
import SearchFailure from './SearchFailure';
import StartLinks from './StartLinks';
import { useComboboxKeys, useDialogKeys } from './useKeys';
import { useRecentSearches } from './useRecentSearches';
import { useResults } from './useResults';

/** The elements of the dialog's shell. */
export interface SearchPanelProps {
  dialog: RefObject<HTMLDialogElement | null>;
  input: RefObject<HTMLInputElement | null>;
}

/** Renders the content of the search dialog. The module loads when the reader is likely to search. */
export default function SearchPanel(props: SearchPanelProps): ReactNode {
  const { pathname } = useLocation();
  const { indexes } = usePluginData(SEARCH_PLUGIN_NAME) as SearchPluginData;
  const own = findIndex(indexes, pathname);
  const published = getIndexes(indexes, pathname);
  const scope = own?.id ?? ALL_PRODUCTS;
  return (
    // An error in the search must not break the page.
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <SearchFailure input={props.input} onRetry={resetErrorBoundary} />
      )}
    >
      {/* The page's own product is the initial scope. The key resets the scope when the product changes. */}
      <Panel key={scope} {...props} own={scope} published={published} />
    </ErrorBoundary>
  );
}

interface PanelProps extends SearchPanelProps {
  own: Scope;
  published: SearchPluginData['indexes'];
}

function Panel({ dialog, input, own, published }: PanelProps): ReactNode {
  const history = useHistory();
  const text = useInputText(input);
  const [scope, setScope] = useState<Scope>(own);
  const [earlyEnter, setEarlyEnter] = useState<{ text: string; inNewTab: boolean }>();
  useEffect(() => {
    const element = dialog.current;
    const reset = (): void => {
      setScope(own);
      setEarlyEnter(undefined);
    };
    element?.addEventListener('close', reset);
    return () => element?.removeEventListener('close', reset);
  }, [dialog, own]);
  const { recent, remember, forget } = useRecentSearches();
  const { query, found, groups, status, isAnswered, announcement, retry } = useResults(
    published,
    text,
    scope,
  );

  // The first option of a new list is selected, unless it belongs to a product out of scope.
  const list = `${scope} ${query} ${status}`;
  const [selection, setSelection] = useState<{ list: string; at: number }>();
  const options = groups.flatMap((group) => group.options);
  const start = scope === ALL_PRODUCTS || groups[0]?.product === scope ? 0 : -1;
  const at = selection?.list === list ? Math.min(selection.at, options.length - 1) : start;
  const active = options[at];
  const select = (next: number): void => setSelection({ list, at: next });

  const go = (url: string): void => {
    dialog.current?.close();
    history.push(url);
  };
  const open = (option: Option, inNewTab: boolean): void => {
    if (option.kind === 'other') {
      setScope(option.product);
      input.current?.focus();
      return;
    }
    remember(query);
    if (inNewTab) {
      window.open(option.hit.url, '_blank', 'noopener');
    } else {
      go(option.hit.url);
    }
  };
  const turn = (step: 1 | -1): void => {
    const group = groups.find((candidate) => candidate.options.some(({ id }) => id === active?.id));
    const next = getNextProduct(groups, scope === ALL_PRODUCTS ? group?.product : scope, step);
    if (next === undefined) {
      return;
    }
    if (scope === ALL_PRODUCTS) {
      const first = groups.find(({ product }) => product === next)?.options[0];
      select(options.findIndex((option) => option.id === first?.id));
    } else {
      setScope(next);
    }
  };
  const enter = (inNewTab: boolean): void => {
    if (!isAnswered) {
      setEarlyEnter({ text, inNewTab });
    } else if (active) {
      open(active, inNewTab);
    } else if (status === 'failed') {
      // If no index loads, submitting the form opens the list of all pages.
      input.current?.form?.requestSubmit();
    } else if (options.length > 0) {
      select(0);
    }
  };
  // If the reader presses Enter before the results arrive, the first result opens as soon as it is
  // available.
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
  useDialogKeys(dialog, input);
  useComboboxKeys(input, { options, at, select, enter, turn });

  const hasQuery = query !== '';
  const inScope = found.find((entry) => entry.published.id === scope);
  const elsewhere = inScope?.pages.length === 0 ? inScope.published.label : undefined;
  const better = hasQuery ? findBetterProduct(found, scope) : undefined;
  return (
    <>
      <ScopeControl
        found={hasQuery ? found : []}
        onChange={setScope}
        published={published}
        scope={scope}
      />
      <Body>
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
        {hasQuery && options.length > 0 && elsewhere !== undefined && (
          <Note>
            {translate(
              { id: 'search.elsewhere', message: 'Nothing in {product}. Found elsewhere:' },
              { product: elsewhere },
            )}
          </Note>
        )}
        {better && elsewhere === undefined && (
          <Note>
            {translate(
              {
                id: 'search.better',
                message: '{product} has closer matches. The best are listed at the end.',
              },
              { product: better.label },
            )}
          </Note>
        )}
        {hasQuery && options.length > 0 && (
          <ResultList
            active={active?.id}
            groups={groups}
            onHover={select}
            onOpen={open}
            options={options}
          />
        )}
        {hasQuery && options.length === 0 && status === 'loading' && (
          <Note>{translate({ id: 'search.searching', message: 'Searching…' })}</Note>
        )}
        {hasQuery && options.length === 0 && status === 'ready' && (
          <NoResults found={found} onSearch={(entry) => typeInto(input, entry)} query={query} />
        )}
      </Body>
      <KeyHints hasOthers={published.length > 1} />
      <div className="visually-hidden" role="status">
        {announcement}
      </div>
    </>
  );
}
