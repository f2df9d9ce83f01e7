import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
import Icon from '../Icon';
import styles from './styles.module.css';

/** How long the button says 'Copied', in ms (specification §9). */
const COPIED_MS = 1200;

/** The source that a reader sees: the open file in the chosen language, with their edits. */
function shownCode(demo: Element | null): string {
  const field = demo?.querySelector('textarea');
  const blocks = [...(demo?.querySelectorAll('code') ?? [])];
  return (
    field?.value ?? blocks.find(({ offsetParent }) => offsetParent !== null)?.textContent ?? ''
  );
}

/** Copies the source that is shown. */
export default function CopySource(props: ComponentProps<'button'>): ReactNode {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = ({ currentTarget }: MouseEvent): void => {
    navigator.clipboard.writeText(shownCode(currentTarget.closest('[data-demo]'))).then(
      () => {
        setCopied(true);
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setCopied(false), COPIED_MS);
      },
      () => {
        // Refused by the browser: the code can still be selected.
      },
    );
  };
  return (
    <button
      {...props}
      className={styles.icon}
      data-needs-app
      title="Copy"
      type="button"
      onClick={copy}
    >
      <Icon name={copied ? 'check' : 'copy'} />
      <span aria-live="polite" className={copied ? styles.copied : 'visually-hidden'}>
        {copied ? 'Copied' : 'Copy the source'}
      </span>
    </button>
  );
}
