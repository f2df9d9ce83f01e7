import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode, RefObject } from 'react';
import styles from './dialog.module.css';

interface SearchFailureProps {
  input: RefObject<HTMLInputElement | null>;
  onRetry: () => void;
}

/**
 * The panel or an index could not be fetched, or the panel had a fault. What is typed stays in the field.
 * Plain HTML, since MUI's parts may be among what could not be fetched.
 */
export default function SearchFailure({ input, onRetry }: SearchFailureProps): ReactNode {
  const allPages = useBaseUrl(SEARCH_SITE.allPages);
  const retry = (): void => {
    // The button goes, and the focus would go with it.
    input.current?.focus();
    onRetry();
  };
  return (
    <div className={styles.wait} role="alert">
      <p>The search could not be loaded. What you typed is kept.</p>
      <button className={styles.retry} onClick={retry} type="button">
        Try again
      </button>{' '}
      {allPages && <a href={allPages}>See all pages</a>}
    </div>
  );
}
