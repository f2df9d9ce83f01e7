import { translate } from '@docusaurus/Translate';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface DemoErrorProps {
  message: string;
  onRetry: () => void;
  children?: ReactNode;
}

/** Renders an error message inside a demo, with a button to try again. */
export default function DemoError({ message, onRetry, children }: DemoErrorProps): ReactNode {
  return (
    <div className={styles.status} role="alert">
      <p>{message}</p>
      <Button variant="outlined" onClick={onRetry}>
        {translate({ id: 'theme.ErrorPageContent.tryAgain', message: 'Try again' })}
      </Button>
      {children}
    </div>
  );
}
