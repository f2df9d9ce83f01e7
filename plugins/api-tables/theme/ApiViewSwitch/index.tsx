import { type ReactNode, useEffect } from 'react';
import { alignApiView, API_VIEW_NAME, type ApiView } from '../ApiTable/view';
import styles from './styles.module.css';

const VIEWS: { view: ApiView; label: string }[] = [
  { view: 'table', label: 'Table' },
  { view: 'list', label: 'List' },
];

/**
 * Chooses how all API tables are shown. Native radios that the starter serves (ApiTable/early.ts) and
 * the stylesheet of the tables looks at: they work before React and without it.
 */
export default function ApiViewSwitch(): ReactNode {
  useEffect(alignApiView, []);
  return (
    <div className={styles.room} data-twin="omit">
      <fieldset className={styles.switch}>
        <legend className="visually-hidden">Show tables as</legend>
        {VIEWS.map(({ view, label }) => (
          <label key={view}>
            <input
              className="visually-hidden"
              defaultChecked={view === 'table'}
              name={API_VIEW_NAME}
              type="radio"
              value={view}
            />
            {label}
          </label>
        ))}
      </fieldset>
    </div>
  );
}
