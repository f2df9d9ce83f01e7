import type { ReactNode } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { messageOf } from '../../shared/messageOf';

interface FailureTextProps {
  message: string;
  children?: ReactNode;
}

/** What stands in a frame whose demo failed; plain HTML, because nothing of the demo can be trusted. */
export function FailureText({ message, children }: FailureTextProps): ReactNode {
  return (
    <div className="demo-failure" role="alert">
      <p className="demo-failure-title">This demo stopped with an error.</p>
      <pre>{message}</pre>
      {children}
    </div>
  );
}

/** The error boundary's fallback: says what happened, and offers another try. */
export default function Failure({ error, resetErrorBoundary }: FallbackProps): ReactNode {
  return (
    <FailureText message={messageOf(error)}>
      <button type="button" onClick={resetErrorBoundary}>
        Try again
      </button>
    </FailureText>
  );
}
