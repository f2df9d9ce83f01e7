import Card from '@mui/material/Card';
import clsx from 'clsx';
import {
  Children,
  cloneElement,
  isValidElement,
  type PropsWithChildren,
  type ReactElement,
  type ReactNode,
} from 'react';
import styles from './styles.module.css';

/** Renders the entries of a Markdown list as cards. */
function renderList(list: ReactElement<PropsWithChildren>): ReactNode {
  const cards = Children.map(list.props.children, (entry) =>
    isValidElement<PropsWithChildren>(entry) ? (
      <Card component="li">{entry.props.children}</Card>
    ) : null,
  );
  return cloneElement(list, {}, cards);
}

interface LinkCardsProps {
  /** A Markdown list, as MDX renders it. */
  children: ReactNode;
  className?: string;
}

/**
 * Renders a Markdown list of links with descriptions as cards. The entire area of a card is clickable. The links are
 * ordinary Markdown links, so the build checks them.
 */
export default function LinkCards({ children, className }: LinkCardsProps): ReactNode {
  return (
    <div className={clsx(styles.cards, className)}>
      {Children.map(children, (child) =>
        isValidElement<PropsWithChildren>(child) ? renderList(child) : child,
      )}
    </div>
  );
}
