import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import type { RunFile } from '../../../plugins/demos/messages';
import type { DemoSpec } from '../../../plugins/demos/types';
import { clearEdits, hasEdits } from './edits';
import { reloadFrames, runInFrame } from './frames';
import { hashesOfDemo } from './hash';
import { shownOf } from './loadSource';
import { followHash, useCodePreferences } from './preferences';
import Source from './Source';
import Stage from './Stage';
import styles from './styles.module.css';
import Toolbar from './Toolbar';

/** The editor, its highlighter and the sandboxes come when a reader asks for them. */
const Editor = lazy(() => import('./Editor'));

interface DemoProps {
  /** What plugins/demos/remark.ts knows of the demo, as JSON. */
  spec: string;
  /** Of the frame, in px. */
  height: string;
  /** The same on a phone, if it differs. */
  phoneHeight?: string;
}

/** The editor goes, and the focus with it: it moves to the tool that brought the editor. */
function focusTools(demo: HTMLElement | null): void {
  const tools = demo?.querySelectorAll<HTMLElement>('button[aria-expanded],button[popovertarget]');
  [...(tools ?? [])].find(({ offsetParent }) => offsetParent !== null)?.focus();
}

/**
 * A live demo: its frame on a stage, tools, and its source. Written `<Demo name="OrdersDesk" />` in a
 * page; plugins/demos gives it the rest. The language and styling that a reader prefers show by CSS,
 * before React and without it.
 */
export default function Demo({ spec: json, height, phoneHeight }: DemoProps): ReactNode {
  const spec = useMemo(() => JSON.parse(json) as DemoSpec, [json]);
  const address = useBaseUrl(`/demos/${spec.id}/`);
  const shown = shownOf(spec, useCodePreferences());
  const element = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState(false);
  const [ready, setReady] = useState(false);
  const lastRun = useRef<RunFile[]>(undefined);
  const { collectAnchor } = useBrokenLinks();
  const hashes = hashesOfDemo(spec);
  hashes.forEach(collectAnchor);

  useEffect(() => {
    // Never closes the editor: a reader may have opened it by a click before React.
    if (hasEdits(spec.id)) {
      setEditing(true);
    }
    followHash();
  }, [spec.id]);

  const run = (files: RunFile[]): void => {
    lastRun.current = files;
    runInFrame(element.current, files);
  };
  const reset = (): void => {
    clearEdits(spec.id);
    lastRun.current = undefined;
    setEditing(false);
    reloadFrames(element.current);
    focusTools(element.current);
  };

  return (
    <div
      ref={element}
      aria-label={`Demo: ${spec.title}`}
      className={styles.demo}
      data-demo={spec.id}
      data-editing={ready || undefined}
      data-stylings={spec.stylings.join()}
      role="group"
    >
      {hashes.map((id) => (
        <span key={id} className={styles.anchor} id={id} />
      ))}
      <Stage
        address={address}
        height={height}
        phoneHeight={phoneHeight}
        spec={spec}
        onLoad={() => lastRun.current && runInFrame(element.current, lastRun.current)}
      />
      <Toolbar
        address={address}
        editing={editing}
        shown={shown}
        spec={spec}
        onEdit={() => setEditing(true)}
        onReset={reset}
      />
      <Source address={address} spec={spec} />
      {editing && (
        <Suspense fallback={null}>
          <Editor
            key={`${shown.codeStyling} ${shown.codeVariant}`}
            address={address}
            hasRun={() => lastRun.current !== undefined}
            shown={shown}
            spec={spec}
            onReady={setReady}
            onReset={reset}
            onRun={run}
          />
        </Suspense>
      )}
    </div>
  );
}
