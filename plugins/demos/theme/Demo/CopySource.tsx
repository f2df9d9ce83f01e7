import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { shownCode } from '../../../code/shared/copy';
import Icon from '../../../shared/components/Icon';
import { useCopy } from '../../../shared/useCopy';
import styles from './styles.module.css';

/** The source that a reader sees: the open file in the chosen language, with their edits. */
function shownSource(demo: Element | null): string {
  return demo?.querySelector('textarea')?.value ?? shownCode(demo)?.textContent ?? '';
}

/** Copies the source that is shown. */
export default function CopySource(props: ComponentProps<'button'>): ReactNode {
  const { state, label, copy } = useCopy('Copy the source');
  return (
    <button
      {...props}
      className={styles.icon}
      data-needs-app=""
      title="Copy"
      type="button"
      onClick={({ currentTarget }: MouseEvent) =>
        copy(shownSource(currentTarget.closest('[data-demo]')))
      }
    >
      <Icon name={state === 'copied' ? 'check' : 'copy'} />
      <span aria-live="polite" className={state === 'ready' ? 'visually-hidden' : styles.copied}>
        {label}
      </span>
    </button>
  );
}
