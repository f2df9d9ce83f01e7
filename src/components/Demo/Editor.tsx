import { type ReactNode, useEffect, useState } from 'react';
import type { DemoPane } from '../../../plugins/demos/types';
import EditorFields, { type EditorProps } from './EditorFields';
import { loadSource, paneOf } from './loadSource';
import styles from './styles.module.css';

/** Edits a demo's source; the result runs in the demo's frame. */
export default function Editor(props: EditorProps): ReactNode {
  const { address, shown } = props;
  const [pane, setPane] = useState<DemoPane>();
  const [failure, setFailure] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    loadSource(address).then(
      ({ panes }) => isCurrent && setPane(paneOf(panes, shown)),
      () => isCurrent && setFailure(true),
    );
    return () => {
      isCurrent = false;
    };
    // The parent makes a new editor for each language and styling.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [address]);
  if (failure) {
    return (
      <p className={styles.status}>The source could not be loaded. Reload the page to try again.</p>
    );
  }
  return pane && <EditorFields {...props} pane={pane} />;
}
