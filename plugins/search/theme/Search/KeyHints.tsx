import type { ReactNode } from 'react';
import { Footer } from './styled';

/** Lists the dialog's keyboard shortcuts. The list is hidden on touch screens. */
export default function KeyHints({ hasOthers }: { hasOthers: boolean }): ReactNode {
  return (
    <Footer aria-hidden="true" disableSpacing>
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
    </Footer>
  );
}
