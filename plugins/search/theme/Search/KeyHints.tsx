import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { Footer } from './styled';

/** Lists the dialog's keyboard shortcuts. The list is hidden on touch screens. */
export default function KeyHints({ hasOthers }: { hasOthers: boolean }): ReactNode {
  return (
    <Footer aria-hidden="true" disableSpacing>
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {translate({ id: 'search.keys.select', message: 'select' })}
      </span>
      <span>
        <kbd>↵</kbd> {translate({ id: 'search.keys.open', message: 'open' })}
      </span>
      <span>
        <kbd>Ctrl</kbd> <kbd>↵</kbd> {translate({ id: 'search.keys.newTab', message: 'new tab' })}
      </span>
      {hasOthers && (
        <span>
          <kbd>Alt</kbd> <kbd>↓</kbd>{' '}
          {translate({ id: 'search.keys.product', message: 'other product' })}
        </span>
      )}
      <span>
        <kbd>Esc</kbd> {translate({ id: 'search.keys.close', message: 'close' })}
      </span>
    </Footer>
  );
}
