import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { isResultMessage, type RunFile } from '../../../plugins/demos/messages';
import type { DemoPane, DemoSpec } from '../../../plugins/demos/types';
import type { Preferences } from '../../../plugins/site-companion/preferences/parse';
import Coloured from './Coloured';
import { type Edits, readEdits, writeEdits } from './edits';
import { isFromFrame } from './frames';
import styles from './styles.module.css';

/** Code runs when the reader has not typed for so long, in ms. */
const PAUSE_MS = 300;

export interface EditorProps {
  spec: DemoSpec;
  /** The address of the demo's frame. */
  address: string;
  shown: Preferences;
  /** Whether the frame has run other code than the demo's own. */
  hasRun: () => boolean;
  onRun: (files: RunFile[]) => void;
  onReset: () => void;
  /** Told when the editor has taken the source's place, and when it leaves. */
  onReady: (ready: boolean) => void;
}

interface FieldsProps extends EditorProps {
  pane: DemoPane;
}

/**
 * A field over the coloured text: a native text area, so that undo, selection, spell checkers and
 * assistive technology work as everywhere, and the Tab key leads on instead of trapping.
 */
export default function EditorFields({
  spec,
  shown,
  pane,
  hasRun,
  onRun,
  onReset,
  onReady,
}: FieldsProps): ReactNode {
  const [edits, setEdits] = useState<Edits>(() => readEdits(spec.id, shown));
  const [active, setActive] = useState(0);
  const [error, setError] = useState<string | null>(null);
  const element = useRef<HTMLDivElement>(null);
  const runLatest = useRef(onRun);
  runLatest.current = onRun;
  const id = useId();
  const isEdited = Object.keys(edits).length > 0;

  useEffect(() => {
    const listen = (event: MessageEvent): void => {
      const demo = element.current?.closest('[data-demo]') ?? null;
      if (isFromFrame(demo, event) && isResultMessage(event.data)) {
        setError(event.data.error);
      }
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, []);

  useEffect(() => {
    if (!isEdited && !hasRun()) {
      return undefined;
    }
    const files = pane.files.map(({ name, code }) => ({ name, code: edits[name] ?? code }));
    const timer = setTimeout(() => runLatest.current(files), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [edits, isEdited, hasRun, pane]);

  useLayoutEffect(() => {
    onReady(true);
    return () => onReady(false);
  }, [onReady]);

  const file = pane.files[active] ?? pane.files[0];
  if (!file) {
    return null;
  }
  const code = edits[file.name] ?? file.code;
  const change = (value: string): void => {
    const next = { ...edits, [file.name]: value };
    setEdits(next);
    writeEdits(spec.id, shown, next);
  };
  return (
    <div ref={element} className={styles.editor}>
      {pane.files.length > 1 && (
        <fieldset className={styles.files}>
          <legend className="visually-hidden">Files of {spec.title}</legend>
          {pane.files.map(({ name }, index) => (
            <label key={name}>
              <input
                checked={index === active}
                className="visually-hidden"
                name={id}
                type="radio"
                onChange={() => setActive(index)}
              />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <div className={styles.field}>
        <div>
          <Coloured code={code} name={file.name} />
          <textarea
            aria-describedby={`${id}-error`}
            aria-invalid={error !== null}
            aria-label={`Source of ${spec.title}, ${file.name}`}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            autoFocus={!isEdited}
            spellCheck={false}
            value={code}
            wrap="off"
            onChange={({ target }) => change(target.value)}
          />
        </div>
      </div>
      <div className={styles.status} data-error={error === null ? undefined : ''}>
        <p id={`${id}-error`} role="status">
          {error ??
            (isEdited
              ? 'Edited. The demo above runs your code.'
              : 'Type to change the demo above.')}
        </p>
        <button className="quiet" type="button" onClick={onReset}>
          Reset
        </button>
      </div>
    </div>
  );
}
