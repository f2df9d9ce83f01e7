import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import CopyButton from '@theme/CopyButton';
import { type ReactNode, useState } from 'react';
import type { CodeStyling, Preferences } from '../../../choices/registry';
import ChoiceRadios from '../../../choices/ChoiceRadios';
import Icon from '../../../shared/components/Icon';
import type { DemoSpec } from '../../shared/types';
import { loadSource } from './loadSource';
import styles from './styles.module.css';

const LANGUAGE_OPTIONS = [
  { value: 'TS', title: 'TypeScript', children: 'TS' },
  { value: 'JS', title: 'JavaScript', children: 'JS' },
];

const STYLING_LABELS: Record<CodeStyling, string> = {
  'MUI System': 'System',
  'Tailwind CSS': 'Tailwind',
  'Plain CSS': 'CSS',
};

interface ToolbarProps {
  spec: DemoSpec;
  /** The URL path of the demo's frame. */
  framePath: string;
  preferences: Preferences;
  editing: boolean;
  onEdit: () => void;
  onReset: () => void;
}

export default function Toolbar(props: ToolbarProps): ReactNode {
  const { spec, framePath, preferences, editing, onEdit, onReset } = props;
  const { repository } = useDocusaurusContext().siteConfig.customFields as { repository: string };
  const prefetch = (): void => void loadSource(framePath).catch(() => undefined);
  const [errorMessage, setErrorMessage] = useState('');
  const onOpenSandbox = (): void => {
    setErrorMessage('');
    Promise.all([import('./project'), loadSource(framePath)])
      .then(([{ openSandbox }, source]) => openSandbox(spec, source, preferences))
      .catch(() =>
        setErrorMessage(
          translate(
            {
              id: 'demo.sandboxFailed',
              message:
                '{name} could not be opened. Check your connection and try again. If the site has been updated, reload the page.',
            },
            { name: 'StackBlitz' },
          ),
        ),
      );
  };
  const menu = `${spec.name}-tools`;
  const moreLabel = translate({ id: 'demo.more', message: 'More tools' });
  const getEventProps = (action: string) => ({
    'data-ga-event-category': 'demo',
    'data-ga-event-action': action,
    'data-ga-event-label': spec.id,
  });
  const getToolProps = (action: string, onClick: () => void) =>
    ({ ...getEventProps(action), 'data-replay-click': '', onClick }) as const;
  const editProps = {
    ...getToolProps('edit', onEdit),
    // The inline script requests the editor together with React.
    'data-scripts': 'demoEditor',
    'data-preload': `${framePath}demo.json`,
    children: translate({ id: 'demo.edit', message: 'Edit' }),
  };
  /** Props that make a button in the menu close the popover without JavaScript. */
  const closeMenu = { popoverTarget: menu, popoverTargetAction: 'hide' } as const;

  return (
    <div
      aria-label={translate(
        { id: 'demo.tools', message: 'Tools of {title}' },
        { title: spec.title },
      )}
      className={`${styles.toolbar} no-print`}
      data-mdast="ignore"
      role="group"
      onFocus={prefetch}
      onPointerEnter={prefetch}
    >
      <ChoiceRadios
        choice="codeVariant"
        label={translate({ id: 'code.language', message: 'Language' })}
        name={`${spec.name}-variant`}
        options={LANGUAGE_OPTIONS}
      />
      {spec.stylings.length > 1 && (
        <ChoiceRadios
          choice="codeStyling"
          label={translate({ id: 'demo.styling', message: 'Styling' })}
          name={`${spec.name}-styling`}
          options={spec.stylings.map((value) => ({ value, children: STYLING_LABELS[value] }))}
        />
      )}
      <div className={styles.actions}>
        <Button {...editProps} aria-expanded={editing} className={styles.wide} />
        <Button {...getToolProps('stackblitz', onOpenSandbox)} className={styles.wide}>
          <span className="visually-hidden">
            {translate({ id: 'demo.openIn', message: 'Open in' })}{' '}
          </span>
          StackBlitz
        </Button>
        <CopyButton
          {...getEventProps('copy')}
          subject={translate({ id: 'demo.copySubject', message: 'the source' })}
        />
        <IconButton
          {...getEventProps('full-window')}
          aria-label={translate({ id: 'demo.newTab', message: 'Open the demo in a new tab' })}
          href={framePath}
          rel="noopener"
          target="_blank"
          title={translate({ id: 'demo.fullWindow', message: 'Full window' })}
        >
          <Icon name="external" />
        </IconButton>
        <IconButton aria-label={moreLabel} popoverTarget={menu} title={moreLabel}>
          <Icon name="more" />
        </IconButton>
      </div>
      <Paper id={menu} popover="auto">
        <ListItemButton
          {...editProps}
          {...closeMenu}
          className={styles.narrow}
          component="button"
        />
        <ListItemButton
          {...getToolProps('stackblitz', onOpenSandbox)}
          {...closeMenu}
          className={styles.narrow}
          component="button"
        >
          {translate({ id: 'site.openIn', message: 'Open in {name}' }, { name: 'StackBlitz' })}
        </ListItemButton>
        <ListItemButton component="a" href={`${repository}/blob/master/docs/${spec.file}`}>
          {translate({ id: 'demo.github', message: 'Source on GitHub' })}
        </ListItemButton>
        <ListItemButton {...getToolProps('reset', onReset)} {...closeMenu} component="button">
          {translate({ id: 'demo.resetDemo', message: 'Reset the demo' })}
        </ListItemButton>
      </Paper>
      <p className={styles.problem} role="status">
        {errorMessage}
      </p>
    </div>
  );
}
