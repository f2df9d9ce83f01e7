import { translate } from '@docusaurus/Translate';
import { NativeLabel } from '@site/plugins/shared/components/nativeControls';
import Button from '@mui/material/Button';
import { Children, type ReactNode, useId } from 'react';
import styles from './styles.module.css';

interface ShowcaseProps {
  /** The labels of the examples. A single example needs none. */
  tabs?: readonly string[];
  /** The examples: each shows a result beside its source. */
  children: ReactNode;
}

/**
 * Renders examples as tabs, or a single example without tabs. The tabs are radio buttons, so they work before hydration
 * and without JavaScript. Frames of hidden demos don't load, because they aren't in the viewport.
 */
export default function Showcase({ tabs = [], children }: ShowcaseProps): ReactNode {
  const name = useId();
  return (
    <div className={`wide ${styles.showcase}`}>
      {tabs.length > 0 && (
        <fieldset className={styles.tabs} data-mdast="ignore">
          <legend className="visually-hidden">
            {translate({ id: 'site.examples', message: 'Examples' })}
          </legend>
          {tabs.map((label, index) => (
            <Button key={label} component={NativeLabel} variant="tab">
              <input
                className="visually-hidden"
                defaultChecked={index === 0}
                name={name}
                type="radio"
                value={index}
              />
              {label}
            </Button>
          ))}
        </fieldset>
      )}
      {Children.toArray(children)
        .filter((child) => typeof child !== 'string')
        .map((child, index) => (
          <div key={index} className={styles.panel} data-panel={index} suppressHydrationWarning>
            {child}
          </div>
        ))}
    </div>
  );
}
