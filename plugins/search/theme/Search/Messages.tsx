import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';

interface AllPagesLinkProps {
  /** The field of the dialog, whose form leads to the list of all pages. */
  input: HTMLInputElement;
}

function AllPagesLink({ input }: AllPagesLinkProps): ReactNode {
  return (
    <a href={input.form?.getAttribute('action') ?? undefined}>
      <Translate id="search.dialog.allPages">See all pages</Translate>
    </a>
  );
}

interface NoResultsProps extends AllPagesLinkProps {
  query: string;
}

/** Reports that no product has results, and links to the list of all pages. */
export function NoResults({ input, query }: NoResultsProps): ReactNode {
  return (
    <div className="note">
      <p>
        <strong>
          {translate({ id: 'search.none.title', message: 'No results for “{query}”.' }, { query })}
        </strong>
      </p>
      <p>
        <Translate id="search.none.advice">
          Try fewer words, a name from the code, or the words of an error message.
        </Translate>{' '}
        <AllPagesLink input={input} />
      </p>
    </div>
  );
}

interface SearchFailureProps extends AllPagesLinkProps {
  onRetry: () => void;
}

/** Reports that the index failed to load, or that the panel crashed, and offers to retry. */
export function SearchFailure({ input, onRetry }: SearchFailureProps): ReactNode {
  const retry = (): void => {
    // The button disappears, so move the focus to the field.
    input.focus();
    onRetry();
  };
  return (
    <div className="note" role="alert">
      <p>
        <Translate id="search.failure.message">
          The search could not be loaded. What you typed is kept.
        </Translate>
      </p>
      <button className="button" onClick={retry} type="button">
        <Translate id="search.failure.retry">Try again</Translate>
      </button>{' '}
      <AllPagesLink input={input} />
    </div>
  );
}

/** Lists the dialog's keyboard shortcuts. The list is hidden on touch screens. */
export function KeyHints(): ReactNode {
  return (
    <div aria-hidden="true" className="footer">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> <Translate id="search.keys.select">select</Translate>
      </span>
      <span>
        <kbd>↵</kbd> <Translate id="search.keys.open">open</Translate>
      </span>
      <span>
        <kbd className="shortcut-modifier" /> <kbd>↵</kbd>{' '}
        <Translate id="search.keys.newTab">new tab</Translate>
      </span>
      <span>
        <kbd>Esc</kbd> <Translate id="search.keys.close">close</Translate>
      </span>
    </div>
  );
}
