import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Note } from './parts';

/** An index could not be fetched, or the panel had a fault. What is typed stays in the field. */
export default function SearchFailure({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <Note role="alert">
      <p>The search could not be loaded. What you typed is kept.</p>
      <Button onClick={onRetry} size="small" variant="outlined">
        Try again
      </Button>
    </Note>
  );
}
