import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { ReactNode, RefObject } from 'react';
import styles from './dialog.module.css';

interface SearchFailureProps {
  input: RefObject<HTMLInputElement | null>;
  onRetry: () => void;
}

/** Reports that the panel or an index failed to load, or that the panel crashed, and offers to retry. */
export default function SearchFailure({ input, onRetry }: SearchFailureProps): ReactNode {
  const allPages = useBaseUrl(SEARCH_SITE.allPages);
  const retry = (): void => {
    // The button disappears, so move the focus to the field.
    input.current?.focus();
    onRetry();
  };
  return (
    <div className={styles.wait} role="alert">
      <p>
        {translate({
          id: 'search.failed',
          message: 'The search could not be loaded. What you typed is kept.',
        })}
      </p>
      <Button onClick={retry} variant="outlined">
        {translate({ id: 'theme.ErrorPageContent.tryAgain', message: 'Try again' })}
      </Button>
      <Link href={allPages} underline="always">
        {translate({ id: 'search.seeAllPages', message: 'See all pages' })}
      </Link>
    </div>
  );
}
