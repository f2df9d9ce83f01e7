import type { ReactNode } from 'react';
import { alignRadios } from '../../../shared/choices/radios';
import { CHOICES } from '../../../shared/choices/registry';
import styles from './styles.module.css';

const LABELS = { table: 'Table', list: 'List' };

/**
 * Chooses how all API tables are shown. Native radios that the starter serves and the stylesheet of
 * the tables looks at: they work before React and without it.
 */
export default function ApiViewSwitch(): ReactNode {
  return (
    <div className={styles.room} data-markdown-ignore="">
      <fieldset ref={alignRadios} className={styles.switch}>
        <legend className="visually-hidden">Show tables as</legend>
        {CHOICES.apiView.values.map((view, index) => (
          <label key={view}>
            <input
              className="visually-hidden"
              defaultChecked={index === 0}
              data-choice="apiView"
              name="api-view"
              type="radio"
              value={view}
            />
            {LABELS[view]}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
