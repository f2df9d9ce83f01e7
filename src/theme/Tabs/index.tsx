import type { Props as TabItemProps } from '@theme/TabItem';
import type { Props } from '@theme/Tabs';
import {
  Children,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
} from 'react';
import startTabs from './startTabs';
import styles from './styles.module.css';

/** As many panels as the stylesheet has rules for. */
const MOST_TABS = 8;

/**
 * Ejected: tabs as native radios; the chosen one shows its panel by CSS. They work before React and
 * without it, and what a reader chose stays chosen when it arrives.
 */
export default function Tabs({ children, groupId, className }: Props): ReactNode {
  const id = useId();
  useEffect(startTabs, []);
  const items = Children.toArray(children).filter((child): child is ReactElement<TabItemProps> =>
    isValidElement(child),
  );
  if (items.length > MOST_TABS) {
    throw new Error(`Tabs: expected at most ${MOST_TABS} <TabItem>, found ${items.length}.`);
  }
  const preset = Math.max(
    items.findIndex((item) => item.props.default),
    0,
  );
  return (
    <div className={`${styles.tabs} ${className ?? ''}`} data-tab-group={groupId}>
      <div aria-label="Variants" className={styles.list} data-markdown-ignore="" role="radiogroup">
        {items.map(({ props: { value, label } }, index) => (
          <label key={value}>
            <input
              className="visually-hidden"
              defaultChecked={index === preset}
              name={id}
              type="radio"
              value={value}
            />
            {label ?? value}
          </label>
        ))}
      </div>
      {items}
    </div>
  );
}
