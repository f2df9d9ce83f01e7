import {
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Preferences } from '../../../site-companion/shared/choices/registry';
import type { DemoPane, DemoSpec } from '../../shared/types';
import type { Color } from './colors';
import { type Edits, readEdits, writeEdits } from './edits';
import { fileChoice } from './fileChoice';
import styles from './styles.module.css';
import type { LiveRun } from './useLiveRun';

interface ColoredProps {
  name: string;
  code: string;
  color: Color;
}

/** The text under the editor's field, in the colors that it has when it is read. */
function Colored({ name, code, color }: ColoredProps): ReactNode {
  const html = useMemo(() => color(name, code), [color, name, code]);
  // A field shows an empty line behind the last break; `<pre>` would not.
  return <pre aria-hidden="true" dangerouslySetInnerHTML={{ __html: `${html}\n` }} />;
}

/** Code runs when the reader has not typed for so long, in ms. */
const PAUSE_MS = 300;

export interface EditorProps {
  spec: DemoSpec;
  /** The address of the demo's frame. */
  address: string;
  shown: Preferences;
  /** The reader's code in its frame. */
  live: LiveRun;
  onReset: () => void;
  /** Told when the editor has taken the source's place, and when it leaves. */
  onReady: (ready: boolean) => void;
}

export interface EditorFieldsProps extends EditorProps {
  pane: DemoPane;
  color: Color;
}

/** What the reader is told of their code. */
function wordsOn({ state, error }: LiveRun, isEdited: boolean): string {
  if (state === 'stuck') {
    return 'This code did not end when it ran: a loop in it may have no end. Change it, then run it.';
  }
  return (
    error ??
    (isEdited ? 'Edited. The demo above runs your code.' : 'Type to change the demo above.')
  );
}

/** The file whose source the reader has chosen: the editor takes its place. */
function fileBeingRead({ name }: DemoSpec, { codeStyling }: Preferences): number {
  const chosen = document.querySelector<HTMLInputElement>(
    `input[name="${fileChoice(name, codeStyling)}"]:checked`,
  );
  return Number(chosen?.value ?? 0);
}

/**
 * A field over the colored text: a native text area, so that undo, selection, spell checkers and
 * assistive technology work as everywhere, and the Tab key leads on instead of trapping.
 */
export default function EditorFields(props: EditorFieldsProps): ReactNode {
  const { spec, shown, pane, color, live, onReset, onReady } = props;
  const [edits, setEdits] = useState<Edits>(() => readEdits(spec.id, shown));
  const [active, setActive] = useState(() => fileBeingRead(spec, shown));
  const id = useId();
  const isEdited = Object.keys(edits).length > 0;
  const isStuck = live.state === 'stuck';
  const runLatest = (): void =>
    live.run(pane.files.map(({ name, code }) => ({ name, code: edits[name] ?? code })));
  const latest = useRef({ live, runLatest });
  latest.current = { live, runLatest };

  useEffect(() => {
    const { state, files } = latest.current.live;
    // The demo itself runs already, and code that did not end waits for the reader.
    if ((!isEdited && !files) || state === 'stuck') {
      return undefined;
    }
    const timer = setTimeout(() => latest.current.runLatest(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [edits, isEdited, pane]);

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
    <div className={styles.editor}>
      {pane.files.length > 1 && (
        <fieldset className={styles.files}>
          <legend className="visually-hidden">{`Files of ${spec.title}`}</legend>
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
          <Colored code={code} color={color} name={file.name} />
          <textarea
            aria-describedby={`${id}-error`}
            aria-invalid={live.error !== null}
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
      <div className={styles.status} data-error={isStuck || live.error === null ? undefined : ''}>
        <p id={`${id}-error`} role="status">
          {wordsOn(live, isEdited)}
        </p>
        {isStuck && (
          <button className="quiet" type="button" onClick={runLatest}>
            Run
          </button>
        )}
        <button className="quiet" type="button" onClick={onReset}>
          Reset
        </button>
      </div>
    </div>
  );
}
