import Icon from '@site/plugins/shared/components/Icon';
import { type ComponentType, type ReactNode, useState } from 'react';
import type { ProjectCheckProps } from './ProjectCheckDialog';

type State = 'closed' | 'loading' | 'open' | 'failed';

const LABELS: Record<State, string> = {
  closed: 'Check my project',
  loading: 'Check my project',
  open: 'Check my project',
  failed: 'Could not load. Try again',
};

/** Opens the dialog that checks a reader's `package.json`; nothing of it is loaded before. */
export default function ProjectCheck(page: Omit<ProjectCheckProps, 'onClose'>): ReactNode {
  const [Dialog, setDialog] = useState<ComponentType<ProjectCheckProps>>();
  const [state, setState] = useState<State>('closed');
  const open = (): void => {
    setState('loading');
    import('./ProjectCheckDialog').then(
      (module) => {
        setDialog(() => module.default);
        setState('open');
      },
      () => setState('failed'),
    );
  };
  return (
    <>
      <button
        aria-busy={state === 'loading' || undefined}
        aria-haspopup="dialog"
        className="quiet"
        data-needs-app=""
        onClick={open}
        type="button"
      >
        <Icon name="check" size={15} />
        <span aria-live="polite">{LABELS[state]}</span>
      </button>
      {Dialog && state === 'open' && <Dialog {...page} onClose={() => setState('closed')} />}
    </>
  );
}
