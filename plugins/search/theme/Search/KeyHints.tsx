import type { ReactNode } from 'react';
import { Foot } from './styled';

/** The keys of the dialog. On touch screens there are none to show. */
export default function KeyHints({ hasOthers }: { hasOthers: boolean }): ReactNode {
  return (
    <Foot aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> select
      </span>
      <span>
        <kbd>↵</kbd> open
      </span>
      <span>
        <kbd>Ctrl</kbd> <kbd>↵</kbd> new tab
      </span>
      {hasOthers && (
        <span>
          <kbd>Alt</kbd> <kbd>↓</kbd> other product
        </span>
      )}
      <span>
        <kbd>Esc</kbd> close
      </span>
    </Foot>
  );
}
