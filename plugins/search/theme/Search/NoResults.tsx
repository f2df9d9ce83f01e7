import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ReactNode, useMemo } from 'react';
import { suggest } from '../../engine/query';
import { Note, Suggestion } from './styled';
import type { Answers } from './useResults';

interface NoResultsProps {
  query: string;
  found: readonly Answers[];
  onSearch: (query: string) => void;
}

/** Nothing was found anywhere: words that are near, and another way to the pages. */
export default function NoResults({ query, found, onSearch }: NoResultsProps): ReactNode {
  const allPages = useBaseUrl(SEARCH_SITE.allPages);
  const suggestions = useMemo(
    () =>
      suggest(
        found.map(({ index }) => index),
        query,
      ),
    [found, query],
  );
  return (
    <Note>
      <p>
        <strong>{`No page answers “${query}”.`}</strong>
      </p>
      {suggestions.length > 0 && (
        <p>
          Did you mean{' '}
          {suggestions.map((suggestion) => (
            <Suggestion key={suggestion} onClick={() => onSearch(suggestion)} type="button">
              {suggestion}
            </Suggestion>
          ))}
        </p>
      )}
      <p>
        Try fewer words, a name from the code, or the words of an error message.
        {allPages && (
          <>
            {' '}
            Or look through <a href={allPages}>all pages by section</a>.
          </>
        )}
      </p>
    </Note>
  );
}
