import { translate } from '@docusaurus/Translate';
import Button from '@mui/material/Button';
import {
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { Preferences } from '../../../choices/registry';
import { escapeText } from '../../../shared/escapeHtml';
import { replaceEarlyEditor } from '../../client/earlyEditor';
import type { DemoFile, DemoPane, DemoSpec } from '../../shared/types';
import type { HighlightFile } from './editorHighlighter';
import { type Edits, readEdits, writeEdits } from './edits';
import { getFileRadioName } from './loadSource';
import styles from './styles.module.css';
import type { LiveRun } from './useLiveRun';

interface HighlightedCodeProps {
  file: DemoFile;
  /** The file's code, including the reader's edits. */
  code: string;
  highlightFile: HighlightFile | undefined;
}

/**
 * Renders highlighted code behind the editor's transparent textarea. The build has highlighted the original code, so that
 * the highlighter may load later. The copy button copies the `<code>` element.
 */
function HighlightedCode({ file, code, highlightFile }: HighlightedCodeProps): ReactNode {
  const html = useMemo(
    () => (code === file.code ? file.html : (highlightFile?.(file.name, code) ?? escapeText(code))),
    [highlightFile, file, code],
  );
  // Unlike `<pre>`, a textarea shows an empty line after a trailing line break.
  return (
    <pre inert>
      <code dangerouslySetInnerHTML={{ __html: html }} />
      {'\n'}
    </pre>
  );
}

/** The pause in typing after which the code runs, in ms. */
const RUN_DELAY_MS = 300;

export interface EditorProps {
  spec: DemoSpec;
  /** The URL path of the demo's frame. */
  framePath: string;
  preferences: Preferences;
  live: LiveRun;
  onReset: () => void;
  /** Called with `true` when the editor replaces the source, and with `false` when it unmounts. */
  onReady: (ready: boolean) => void;
}

export interface EditorFieldsProps extends EditorProps {
  pane: DemoPane;
}

function getStatusText({ state, error }: LiveRun, isEdited: boolean): string {
  if (state === 'stuck') {
    return translate({
      id: 'demo.timeout',
      message:
        'The code timed out. Is there an infinite loop? Change the code, and then run it again.',
    });
  }
  return (
    error ??
    (isEdited
      ? translate({
          id: 'demo.edited',
          message: 'Edited. The demo above runs your code. Press Tab to leave the editor.',
        })
      : translate({
          id: 'demo.editHint',
          message: 'Type to change the demo above. Press Tab to leave the editor.',
        }))
  );
}

function getSelectedIndex(radioName: string): number {
  const radio = document.querySelector<HTMLInputElement>(`input[name="${radioName}"]:checked`);
  return Number(radio?.value ?? 0);
}

/** Returns the index of the file that is selected by the radio buttons of the source, which the editor replaces. */
function useSelectedIndex(radioName: string): number {
  const [selected, setSelected] = useState(() => getSelectedIndex(radioName));
  useEffect(() => {
    const update = (): void => setSelected(getSelectedIndex(radioName));
    document.addEventListener('change', update);
    return () => document.removeEventListener('change', update);
  }, [radioName]);
  return selected;
}

/**
 * Renders a transparent textarea over the highlighted code. Because it is native, undo, selection, spell checkers, and
 * assistive technology work as usual, and Tab moves the focus.
 */
export default function EditorFields(props: EditorFieldsProps): ReactNode {
  const { spec, preferences, pane, live, onReset, onReady } = props;
  const [highlightFile, setHighlightFile] = useState<HighlightFile>();
  const [edits, setEdits] = useState<Edits>(() => readEdits(spec.id, preferences));
  const selected = useSelectedIndex(getFileRadioName(spec.name, preferences.codeStyling));
  const id = useId();
  const isEdited = Object.keys(edits).length > 0;
  const isStuck = live.state === 'stuck';
  const runLatest = (): void =>
    live.run(pane.files.map(({ name, code }) => ({ name, code: edits[name] ?? code })));
  const readStored = (): void => setEdits(readEdits(spec.id, preferences));
  const latest = useRef({ live, isEdited, runLatest, readStored });
  latest.current = { live, isEdited, runLatest, readStored };
  const area = useRef<HTMLTextAreaElement>(null);

  useEffect(() => {
    const { state, files } = latest.current.live;
    // Without edits, the built demo is running already. Code that was stopped runs again only on request.
    if ((!isEdited && !files) || state === 'stuck') {
      return undefined;
    }
    const timer = setTimeout(() => latest.current.runLatest(), RUN_DELAY_MS);
    return () => clearTimeout(timer);
  }, [edits, isEdited, pane]);

  useEffect(() => {
    import('./editorHighlighter')
      .then(({ loadEditorHighlighter }) =>
        loadEditorHighlighter(pane.files.map(({ name }) => name)),
      )
      .then(
        (highlight) => setHighlightFile(() => highlight),
        // Without the highlighter, edited code is plain text.
        () => undefined,
      );
  }, [pane]);

  useLayoutEffect(() => {
    if (area.current && replaceEarlyEditor(area.current)) {
      // The reader may have typed since the first render.
      latest.current.readStored();
    } else if (!latest.current.isEdited) {
      // The page doesn't scroll, so that the button that opened the editor stays under the pointer. A restored editor
      // doesn't take the focus.
      area.current?.focus({ preventScroll: true });
    }
    onReady(true);
    return () => onReady(false);
  }, [onReady]);

  const file = pane.files[selected] ?? pane.files[0];
  if (!file) {
    return null;
  }
  const code = edits[file.name] ?? file.code;
  const change = (value: string): void => {
    const next = { ...edits, [file.name]: value };
    setEdits(next);
    writeEdits(spec.id, preferences, next);
  };
  return (
    <div className={styles.editor}>
      <div className={styles.field}>
        <div>
          <HighlightedCode code={code} file={file} highlightFile={highlightFile} />
          <textarea
            ref={area}
            aria-describedby={`${id}-error`}
            aria-invalid={live.error !== null}
            aria-label={translate(
              { id: 'demo.source', message: 'Source of {title}, {file}' },
              { title: spec.title, file: file.name },
            )}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            value={code}
            wrap="off"
            onChange={({ target }) => change(target.value)}
          />
        </div>
      </div>
      <div className={styles.status} data-error={isStuck || live.error === null ? undefined : ''}>
        <p id={`${id}-error`} role="status">
          {getStatusText(live, isEdited)}
        </p>
        {isStuck && (
          <Button variant="outlined" onClick={runLatest}>
            {translate({ id: 'demo.run', message: 'Run' })}
          </Button>
        )}
        <Button onClick={onReset}>{translate({ id: 'demo.reset', message: 'Reset' })}</Button>
      </div>
    </div>
  );
}
