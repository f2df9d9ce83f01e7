import clsx from 'clsx';
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

/** Returns the search parameter that holds the choice, if the tabs have one. */
function getQueryName({ queryString, groupId }: Props): string | undefined {
  if (queryString === true) {
    if (groupId === undefined) {
      throw new Error(
        'Tabs: expected a groupId beside queryString={true}, found none. Add one, or give queryString a name.',
      );
    }
    return groupId;
  }
  return typeof queryString === 'string' ? queryString : undefined;
}

/**
 * Ejected: tabs as native radios; the chosen one shows its panel by CSS. They work before React and
 * without it, and what a reader chose stays chosen when it arrives. The stock props work but for `lazy`
 * and `block`: each panel is in the HTML, for readers without scripts.
 */
export default function Tabs(props: Props): ReactNode {
  const { children, groupId, className, defaultValue, values } = props;
  const id = useId();
  useEffect(startTabs, []);
  const items = Children.toArray(children).filter((child): child is ReactElement<TabItemProps> =>
    isValidElement(child),
  );
  if (items.length > MOST_TABS) {
    throw new Error(`Tabs: expected at most ${MOST_TABS} <TabItem>, found ${items.length}.`);
  }
  // The entries of `values` describe the tabs where the items don't.
  const tabs = items.map(({ props: item }) => ({
    ...item,
    ...values?.find(({ value }) => value === item.value),
  }));
  // Without a default the first tab is selected; `null` selects none.
  const preset =
    defaultValue === undefined
      ? Math.max(
          tabs.findIndex((tab) => tab.default),
          0,
        )
      : tabs.findIndex(({ value }) => value === defaultValue);
  if (preset === -1 && defaultValue !== null) {
    throw new Error(
      `Tabs: expected the defaultValue to be one of ${tabs.map(({ value }) => value).join(', ')}, ` +
        `found "${defaultValue}".`,
    );
  }
  return (
    <div
      className={clsx(styles.tabs, className)}
      data-tab-group={groupId}
      data-tab-query={getQueryName(props)}
    >
      <div aria-label="Variants" className={styles.list} data-markdown-ignore="" role="radiogroup">
        {tabs.map(({ value, label }, index) => (
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
