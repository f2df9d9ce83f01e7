import { type ReactNode, useEffect } from 'react';
import {
  API_VIEW_NAME,
  type ApiView,
  chooseApiView,
  currentApiView,
  showApiView,
} from '../ApiTable/view';
import styles from './styles.module.css';

const VIEWS: { view: ApiView; label: string }[] = [
  { view: 'table', label: 'Table' },
  { view: 'list', label: 'List' },
];

/**
 * Chooses how all API tables are shown. Native radios that the stylesheet of the tables looks at:
 * they work before React and without it; only keeping the choice takes a script.
 */
export default function ApiViewSwitch(): ReactNode {
  // After a client navigation the radios are new and know nothing of the choice.
  useEffect(() => showApiView(currentApiView()), []);
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
              onChange={() => chooseApiView(view)}
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
