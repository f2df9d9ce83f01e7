import type { ReactNode, SyntheticEvent } from 'react';

// React resets a form when its action is done, and the forms of 0.15.0 then drop what was typed,
// even if saving failed. A canceled reset event changes nothing.
function cancelReset(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

export function KeepEntries({ children }: { children: ReactNode }) {
  return (
    <div onResetCapture={cancelReset} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
