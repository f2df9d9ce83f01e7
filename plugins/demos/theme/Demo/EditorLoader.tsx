import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useOnDemand } from '../../../shared/useOnDemand';
import type { EditorFieldsProps, EditorProps } from './EditorFields';
import Fault from './Fault';
import { loadPane } from './loadSource';

type Parts = Pick<EditorFieldsProps, 'pane' | 'color'> & {
  Fields: ComponentType<EditorFieldsProps>;
};

async function loadParts({ address, shown }: EditorProps): Promise<Parts> {
  const [{ default: Fields }, { loadColors }, pane] = await Promise.all([
    import('./EditorFields'),
    import('./colors'),
    loadPane(address, shown),
  ]);
  return { Fields, pane, color: await loadColors(pane.files.map(({ name }) => name)) };
}

/**
 * Brings the editor and the source that it edits, when a reader asks for them. Until they are there,
 * and if they cannot be had, the demo stays what it is.
 */
export default function EditorLoader(props: EditorProps): ReactNode {
  const { part, state, ask } = useOnDemand(() => loadParts(props));
  // The parent makes a new editor for each language and styling.
  // eslint-disable-next-line react-hooks/exhaustive-deps
  useEffect(ask, []);
  if (state === 'failed') {
    return (
      <Fault
        words="The editor could not be loaded. Check your connection; if the site has been updated meanwhile, reload the page."
        onRetry={ask}
      />
    );
  }
  return part && <part.Fields {...props} color={part.color} pane={part.pane} />;
}
