import type { ReactNode } from 'react';

interface FailureProps {
  message: string;
  children?: ReactNode;
}

/** Renders the error of a demo as plain HTML, because the demo's components and theme may be broken. */
export default function Failure({ message, children }: FailureProps): ReactNode {
  return (
    <div className="demo-failure" role="alert">
      <p className="demo-failure-title">This demo stopped with an error.</p>
      <pre>{message}</pre>
      {children}
    </div>
  );
}
