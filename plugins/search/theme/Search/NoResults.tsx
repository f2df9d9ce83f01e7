import Translate, { translate } from '@docusaurus/Translate';
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
        <strong>
          {translate({ id: 'search.none', message: 'No page answers “{query}”.' }, { query })}
        </strong>
      </p>
      {suggestions.length > 0 && (
        <p>
          {translate({ id: 'search.suggestion', message: 'Did you mean' })}{' '}
          {suggestions.map((suggestion) => (
            <Button key={suggestion} onClick={() => onSearch(suggestion)} variant="outlined">
              {suggestion}
            </Button>
          ))}
        </p>
      )}
      <p>
        <Translate
          id="search.advice"
          values={{
            pages: (
              <Link href={allPages}>
                {translate({ id: 'search.allPages', message: 'all pages by section' })}
              </Link>
            ),
          }}
        >
          {
            'Try fewer words, a name from the code, or the words of an error message. Or look through {pages}.'
          }
        </Translate>
      </p>
    </Note>
  );
}
