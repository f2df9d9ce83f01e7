import Button from '@mui/material/Button';
import { PANEL_CHANGE } from '@site/plugins/page-start/shared/events';
import { NativeLabel } from '@site/plugins/shared/components/nativeControls';
import { sanitizeTabsChildren, useTabsContextValue } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/Tabs';
import {
  Fragment,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import type { Props as TabItemProps } from '@theme/TabItem';

/**
 * Ejected: renders native radio buttons, so that tabs work before hydration and without JavaScript, and CSS that shows
 * all of them in print (src/css/blocks.css). Docusaurus's hook stores and shares the choices of a `groupId`.
 */
export default function Tabs(props: Props): ReactNode {
  const { selectedValue, selectValue, tabValues } = useTabsContextValue(props);
  const box = useRef<HTMLDivElement>(null);
  const name = useId();
  const items = sanitizeTabsChildren(props.children) as ReactElement<TabItemProps>[];

  useEffect(() => {
    // The reader may have chosen a tab before hydration.
    const checked = box.current?.querySelector<HTMLInputElement>(':scope > label > :checked');
    if (checked?.defaultChecked === false) {
      selectValue(checked.value);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- runs only after hydration
  }, []);

  // Docusaurus's hook also selects stored choices and those of other groups, without an event of the radio button.
  useLayoutEffect(() => {
    document.dispatchEvent(new Event(PANEL_CHANGE));
  }, [selectedValue]);

  return (
    <div ref={box} className="tabs">
      {tabValues.map(({ value, label }) => (
        <Fragment key={value}>
          <Button component={NativeLabel} variant="tab">
            <input
              className="visually-hidden"
              checked={value === selectedValue}
              name={name}
              suppressHydrationWarning
              type="radio"
              value={value}
              onChange={() => selectValue(value)}
            />
            <strong>{label ?? value}</strong>
          </Button>
          <div className="tab" data-panel={value} suppressHydrationWarning>
            {items.find((item) => item.props.value === value)?.props.children}
          </div>
        </Fragment>
      ))}
    </div>
  );
}
