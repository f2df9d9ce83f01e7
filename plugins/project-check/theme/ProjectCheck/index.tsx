import { usePluginData } from '@docusaurus/useGlobalData';
import { type ReactNode, useState } from 'react';
import { useOnDemand } from '../../../shared/useOnDemand';
import { PROJECT_CHECK, type Requirements } from '../../shared/requirements';

const loadDialog = async () => (await import('./Dialog')).default;

/**
 * The button that opens the dialog; nothing of the dialog is loaded before. It renders nothing for a
 * product that the plugin doesn't know.
 *
 * @param product the id of the page's docs instance
 */
export default function ProjectCheck({ product }: { product: string }): ReactNode {
  const { products } = usePluginData(PROJECT_CHECK) as {
    products: Partial<Record<string, Requirements>>;
  };
  const { part: Dialog, state, ask } = useOnDemand(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  const needs = products[product];
  if (!needs) {
    return null;
  }
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
        <span aria-live="polite">
          {state === 'failed' ? 'Could not load. Try again' : 'Check my project'}
        </span>
      </button>
      {Dialog && isOpen && <Dialog needs={needs} onClose={() => setIsOpen(false)} />}
    </>
  );
}
