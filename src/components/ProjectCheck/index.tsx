import Icon from '@site/plugins/shared/components/Icon';
import { useOnDemand } from '@site/plugins/shared/useOnDemand';
import { type ReactNode, useState } from 'react';
import type { ProjectCheckProps } from './ProjectCheckDialog';

const loadDialog = async () => (await import('./ProjectCheckDialog')).default;

/** Opens the dialog that checks a reader's `package.json`; nothing of it is loaded before. */
export default function ProjectCheck(page: Omit<ProjectCheckProps, 'onClose'>): ReactNode {
  const { part: Dialog, state, ask } = useOnDemand(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  const open = (): void => {
    setIsOpen(true);
    ask();
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
        <span aria-live="polite">
          {state === 'failed' ? 'Could not load. Try again' : 'Check my project'}
        </span>
      </button>
      {Dialog && isOpen && <Dialog {...page} onClose={() => setIsOpen(false)} />}
    </>
  );
}
