import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Icon from '@site/plugins/shared/components/Icon';
import SiteLink from '@site/plugins/shared/components/SiteLink';
import { useArrowKeyNavigation } from '@site/plugins/shared/useArrowKeyNavigation';
import clsx from 'clsx';
import { type MouseEvent, type ReactNode, useRef } from 'react';
import styles from './styles.module.css';

interface MenuProps {
  /** The id of the popover, which must be unique on the page. */
  id: string;
  /** The button's accessible name, and its tooltip. */
  label: string;
  button: ReactNode;
  /** Whether to show the button as a chip, which suits a button with text. */
  chip?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * Renders a small menu as a native popover, which opens, closes, and returns the focus without a script. Its entries
 * are links or radio buttons, and keep these roles. After hydration, the arrow keys also open the menu and move through
 * it.
 */
export default function Menu({
  id,
  label,
  button,
  chip,
  className,
  children,
}: MenuProps): ReactNode {
  const opener = { 'aria-label': label, popoverTarget: id, title: label };
  const openerRef = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useArrowKeyNavigation(openerRef, list, 'a, input:checked');
  return (
    <div className={clsx(styles.menu, className)}>
      {chip ? (
        <Chip
          {...opener}
          ref={openerRef}
          clickable
          component="button"
          label={button}
          variant="outlined"
        />
      ) : (
        <IconButton {...opener} ref={openerRef}>
          {button}
        </IconButton>
      )}
      <Paper
        ref={list}
        className={clsx(styles.popover, chip && styles.start)}
        id={id}
        popover="auto"
      >
        {/* The key handlers of a MenuList would keep the browser from moving between radio buttons. */}
        <List component="div">{children}</List>
      </Paper>
    </div>
  );
}

interface MenuLinkProps {
  /** An internal or external URL. */
  to: string;
  /** Whether the link leads to the current choice. */
  current?: boolean;
  children: ReactNode;
}

export function MenuLink({ to, current = false, children }: MenuLinkProps): ReactNode {
  return (
    <ListItemButton
      aria-current={current ? 'true' : undefined}
      component={SiteLink}
      to={to}
      // A link to the current page doesn't replace the page.
      onClick={({ currentTarget }: MouseEvent<HTMLElement>) =>
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
      }
    >
      <ListItemText disableTypography primary={children} />
      {current && <Icon name="check" />}
    </ListItemButton>
  );
}
