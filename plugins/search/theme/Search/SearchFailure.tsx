import Button from '@mui/material/Button';
import type { ReactNode, RefObject } from 'react';
import { Note } from './parts';

interface SearchFailureProps {
  input: RefObject<HTMLInputElement | null>;
  onRetry: () => void;
}

/** An index could not be fetched, or the panel had a fault. What is typed stays in the field. */
export default function SearchFailure({ input, onRetry }: SearchFailureProps): ReactNode {
  const retry = (): void => {
    // The button goes, and the focus would go with it.
    input.current?.focus();
    onRetry();
  };
  return (
    <Note role="alert">
      <p>The search could not be loaded. What you typed is kept.</p>
      <Button onClick={retry} size="small" variant="outlined">
        Try again
      </Button>
    </Note>
  );
}
