import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { CHOICES } from '../../../choices/registry';
import ChoiceRadios from '../../../choices/ChoiceRadios';
import styles from './styles.module.css';

const VIEW_LABELS = {
  table: translate({ id: 'api.table', message: 'Table' }),
  list: translate({ id: 'api.list', message: 'List' }),
};

/** Renders the switch between tables and lists, which applies to all API tables on the site. */
export default function ApiViewSwitch(): ReactNode {
  return (
    <div className="wide" data-mdast="ignore">
      <ChoiceRadios
        choice="apiView"
        className={styles.switch}
        label={translate({ id: 'api.view', message: 'Show tables as' })}
        name="api-view"
        options={CHOICES.apiView.values.map((value) => ({ value, children: VIEW_LABELS[value] }))}
      />
    </div>
  );
}
