import IconButton from '@mui/material/IconButton';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface MenuProps {
  /** The id of the popover; unique on the page. */
  id: string;
  /** The button's accessible name, and its tooltip. */
  label: string;
  /** What the button shows. */
  button: ReactNode;
  /** For a button that shows words: it is drawn as a chip and named by them. */
  chip?: boolean;
  className?: string;
  /** The menu's entries. */
  children: ReactNode;
}

/**
 * A small menu in the app bar: a native popover, so that it opens, closes and returns the focus
 * without any script.
 */
export default function Menu({
  id,
  label,
  button,
  chip,
  className,
  children,
}: MenuProps): ReactNode {
  return (
    <div className={clsx(styles.menu, className)}>
      <IconButton
        aria-label={label}
        className={clsx(styles.button, chip && styles.chip)}
        popoverTarget={id}
        size="small"
        title={label}
      >
        {button}
      </IconButton>
      <div className={clsx(styles.popover, chip && styles.start)} id={id} popover="auto">
        {children}
      </div>
    </div>
  );
}
