import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface FaultProps {
  words: string;
  onRetry: () => void;
  /** More that a reader can do. */
  children?: ReactNode;
}

/** Says in a demo's own room what failed, and offers another try. The page around it stays. */
export default function Fault({ words, onRetry, children }: FaultProps): ReactNode {
  return (
    <div className={styles.status} role="alert">
      <p>{words}</p>
      <button className="quiet" type="button" onClick={onRetry}>
        Try again
      </button>
      {children}
    </div>
  );
}
