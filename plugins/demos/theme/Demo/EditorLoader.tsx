import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { DemoPane } from '../../shared/types';
import type { Colour } from './colours';
import type { EditorFieldsProps, EditorProps } from './EditorFields';
import Fault from './Fault';
import { loadPane } from './loadSource';

interface Parts {
  Fields: ComponentType<EditorFieldsProps>;
  pane: DemoPane;
  colour: Colour;
}

async function loadParts({ address, shown }: EditorProps): Promise<Parts> {
  const [{ default: Fields }, { loadColours }, pane] = await Promise.all([
    import('./EditorFields'),
    import('./colours'),
    loadPane(address, shown),
  ]);
  return { Fields, pane, colour: await loadColours(pane.files.map(({ name }) => name)) };
}

/**
 * Brings the editor and the source that it edits, when a reader asks for them. Until they are there,
 * and if they cannot be had, the demo stays what it is.
 */
export default function EditorLoader(props: EditorProps): ReactNode {
  const [parts, setParts] = useState<Parts>();
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    loadParts(props).then(
      (loaded) => isCurrent && setParts(loaded),
      () => isCurrent && setHasFailed(true),
    );
    return () => {
      isCurrent = false;
    };
    // The parent makes a new editor for each language and styling.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt]);
  if (hasFailed) {
    return (
      <Fault
        words="The editor could not be loaded. Check your connection; if the site has been updated meanwhile, reload the page."
        onRetry={() => {
          setHasFailed(false);
          setAttempt(attempt + 1);
        }}
      />
    );
  }
  return parts && <parts.Fields {...props} colour={parts.colour} pane={parts.pane} />;
}
