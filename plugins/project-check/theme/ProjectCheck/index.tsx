import { usePluginData } from '@docusaurus/useGlobalData';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { useLazyLoad } from '../../../shared/useLazyLoad';
import { PROJECT_CHECK_PLUGIN_NAME, type Requirements } from '../../shared/requirements';

const loadDialog = async () => (await import('./Dialog')).default;

/**
 * Renders the button that opens the dialog, which is loaded on the first click. Renders nothing for a product without
 * requirements.
 *
 * @param product - the id of the page's docs instance
 */
export default function ProjectCheck({ product }: { product: string }): ReactNode {
  const { products } = usePluginData(PROJECT_CHECK_PLUGIN_NAME) as {
    products: Partial<Record<string, Requirements>>;
  };
  const { part: Dialog, state, request } = useLazyLoad(loadDialog);
  const [isOpen, setIsOpen] = useState(false);
  const requirements = products[product];
  if (!requirements) {
    return null;
  }
  const open = (): void => {
    setIsOpen(true);
    request();
  };
  return (
    <>
      <Button
        aria-busy={state === 'loading' || undefined}
        aria-haspopup="dialog"
        data-replay-click=""
        onClick={open}
        variant="outlined"
      >
        <span aria-live="polite">
          {state === 'failed' ? 'Could not load. Try again' : 'Check my project'}
        </span>
      </Button>
      {Dialog && isOpen && <Dialog requirements={requirements} onClose={() => setIsOpen(false)} />}
    </>
  );
}
