import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { type ComponentProps, type MouseEvent, type ReactNode, useState } from 'react';
import { shownCode } from '../../../code/shared/copy';
import type { CodeStyling, Preferences } from '../../../site-companion/shared/choices/registry';
import ChoiceRadios from '../../../site-companion/shared/choices/ChoiceRadios';
import Icon from '../../../shared/components/Icon';
import { useCopy } from '../../../shared/useCopy';
import type { DemoSpec } from '../../shared/types';
import { loadSource } from './loadSource';
import type { SandboxName } from './sandbox';
import styles from './styles.module.css';

/** The source that a reader sees: the open file in the chosen language, with their edits. */
function shownSource(demo: Element | null): string {
  return demo?.querySelector('textarea')?.value ?? shownCode(demo)?.textContent ?? '';
}

/** Copies the source that is shown. */
function CopySource(props: ComponentProps<'button'>): ReactNode {
  const { state, label, copy } = useCopy('Copy the source');
  return (
    <button
      {...props}
      className={styles.icon}
      data-needs-app=""
      title="Copy"
      type="button"
      onClick={({ currentTarget }: MouseEvent) =>
        copy(shownSource(currentTarget.closest('[data-demo]')))
      }
    >
      <Icon name={state === 'copied' ? 'check' : 'copy'} />
      <span aria-live="polite" className={state === 'ready' ? 'visually-hidden' : styles.copied}>
        {label}
      </span>
    </button>
  );
}

const VARIANTS = [
  { value: 'TS', 'data-value': 'TS', title: 'TypeScript', children: 'TS' },
  { value: 'JS', 'data-value': 'JS', title: 'JavaScript', children: 'JS' },
];

const STYLING_LABELS: Record<CodeStyling, string> = {
  'MUI System': 'System',
  'Tailwind CSS': 'Tailwind',
  'Plain CSS': 'CSS',
};

interface ToolbarProps {
  spec: DemoSpec;
  /** The address of the demo's frame. */
  address: string;
  shown: Preferences;
  editing: boolean;
  onEdit: () => void;
  onReset: () => void;
}

/** What a reader does with a demo; everything by keyboard, with names. */
export default function Toolbar(props: ToolbarProps): ReactNode {
  const { spec, address, shown, editing, onEdit, onReset } = props;
  const { repository } = useDocusaurusContext().siteConfig.customFields as { repository: string };
  const prefetch = (): void => void loadSource(address).catch(() => undefined);
  const [problem, setProblem] = useState('');
  const openIn = (name: SandboxName) => (): void => {
    setProblem('');
    Promise.all([import('./sandbox'), loadSource(address)])
      .then(([{ openSandbox }, source]) => openSandbox(name, spec, source, shown))
      .catch(() =>
        setProblem(
          `${name} could not be opened. Check your connection and try again; if the site has been updated meanwhile, reload the page.`,
        ),
      );
  };
  const menu = `${spec.name}-tools`;
  const event = (action: string) => ({
    'data-ga-event-category': 'demo',
    'data-ga-event-action': action,
    'data-ga-event-label': spec.id,
  });
  const tool = (action: string, onClick: () => void) =>
    ({
      ...event(action),
      className: 'quiet',
      'data-needs-app': '',
      type: 'button',
      onClick,
    }) as const;
  /** In the menu a choice also closes it, without a script. */
  const inMenu = {
    popoverTarget: menu,
    popoverTargetAction: 'hide',
    // A button of a popover tells of that one.
    'aria-expanded': undefined,
  } as const;
  const edit = (className = '', extra: Partial<typeof inMenu> = {}): ReactNode => (
    <button
      {...tool('edit', onEdit)}
      aria-expanded={editing}
      {...extra}
      className={`quiet ${className}`}
    >
      Edit
    </button>
  );

  return (
    <div
      aria-label={`Tools of ${spec.title}`}
      className={styles.toolbar}
      data-markdown-ignore=""
      role="group"
      onFocus={prefetch}
      onPointerEnter={prefetch}
    >
      <ChoiceRadios
        choice="codeVariant"
        className={styles.segments}
        label="Language"
        name={`${spec.name}-variant`}
        options={VARIANTS}
      />
      {spec.stylings.length > 1 && (
        <ChoiceRadios
          choice="codeStyling"
          className={styles.segments}
          label="Styling"
          name={`${spec.name}-styling`}
          options={spec.stylings.map((value) => ({
            value,
            'data-value': value,
            children: STYLING_LABELS[value],
          }))}
        />
      )}
      <div className={styles.actions}>
        {edit(styles.wide)}
        <button {...tool('stackblitz', openIn('StackBlitz'))}>
          <span className="visually-hidden">Open in </span>StackBlitz
        </button>
        <CopySource {...event('copy')} />
        <a
          {...event('full-window')}
          aria-label="Open the demo in a new tab"
          className={styles.icon}
          href={address}
          rel="noopener"
          target="_blank"
          title="Full window"
        >
          <Icon name="external" />
        </a>
        <button
          aria-label="More tools"
          className={styles.icon}
          popoverTarget={menu}
          title="More tools"
          type="button"
        >
          <Icon name="more" />
        </button>
      </div>
      <div className={styles.menu} id={menu} popover="auto">
        {edit(styles.narrow, inMenu)}
        <button {...tool('codesandbox', openIn('CodeSandbox'))} {...inMenu}>
          Open in CodeSandbox
        </button>
        <a className="quiet" href={`${repository}/blob/master/docs/${spec.file}`}>
          Source on GitHub
        </a>
        <button {...tool('reset', onReset)} {...inMenu}>
          Reset the demo
        </button>
      </div>
      <p className={styles.problem} role="status">
        {problem}
      </p>
    </div>
  );
}
