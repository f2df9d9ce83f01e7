import useBaseUrl from '@docusaurus/useBaseUrl';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type ReactNode, useMemo } from 'react';
import { suggest } from '../../engine/query';
import { Note } from './styled';
import type { ProductResults } from './useResults';

interface NoResultsProps {
  query: string;
  found: readonly ProductResults[];
  onSearch: (query: string) => void;
}

/** Suggests similar words, and links to the list of all pages. Appears if no product has results. */
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
            <Button key={suggestion} onClick={() => onSearch(suggestion)} variant="outlined">
              {suggestion}
            </Button>
          ))}
        </p>
      )}
      <p>
        Try fewer words, a name from the code, or the words of an error message. Or look through{' '}
        <Link href={allPages}>all pages by section</Link>.
      </p>
    </Note>
  );
}
