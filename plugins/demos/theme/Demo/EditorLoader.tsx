import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useOnDemand } from '../../../shared/useOnDemand';
import DemoError from './DemoError';
import type { EditorFieldsProps, EditorProps } from './EditorFields';
import { findPane, loadSource } from './loadSource';

type Parts = Pick<EditorFieldsProps, 'pane' | 'color'> & {
  Fields: ComponentType<EditorFieldsProps>;
};

async function loadParts({ address, shown }: EditorProps): Promise<Parts> {
  const [{ default: Fields }, { loadColors }, source] = await Promise.all([
    import('./EditorFields'),
    import('./colors'),
    loadSource(address),
  ]);
  const pane = findPane(source, shown);
  return { Fields, pane, color: await loadColors(pane.files.map(({ name }) => name)) };
}

/** Loads the editor and the source on demand. Until they are loaded, and if that fails, the demo doesn't change. */
export default function EditorLoader(props: EditorProps): ReactNode {
  const { part, state, request } = useOnDemand(() => loadParts(props));
  // The parent creates a new editor for each language and styling.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(request, []);
  if (state === 'failed') {
    return (
      <DemoError
        message="The editor could not be loaded. Check your connection; if the site has been updated meanwhile, reload the page."
        onRetry={request}
      />
    );
  }
  return part && <part.Fields {...props} color={part.color} pane={part.pane} />;
}
