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
      <p>The search could not be loaded. What you typed is kept.</p>
      <Button onClick={retry} variant="outlined">
        Try again
      </Button>
      <Link href={allPages} underline="always">
        See all pages
      </Link>
    </div>
  );
}
