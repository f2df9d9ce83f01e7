import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useCodeStyling, useCodeVariant } from '../../../site-companion/theme/usePreferences';
import type { DemoSpec } from '../../shared/types';
import EditorLoader from './EditorLoader';
import { clearEdits, hasEdits } from './edits';
import Fault from './Fault';
import { hashesOfDemo } from './hash';
import { shownOf } from './loadSource';
import Source from './Source';
import Stage from './Stage';
import styles from './styles.module.css';
import Toolbar from './Toolbar';
import { useLiveRun } from './useLiveRun';

interface DemoProps {
  /** What plugins/demos/node/remarkDemos.ts knows of the demo, as JSON. */
  spec: string;
  /** Of the frame, in px. */
  height: string;
  /** The same on a phone, if it differs. */
  phoneHeight?: string;
}

type DemoPartsProps = Omit<DemoProps, 'spec'> & { spec: DemoSpec };

/** The editor goes, and the focus with it: it moves to the tool that brought the editor. */
function focusTools(demo: HTMLElement | null): void {
  const tools = demo?.querySelectorAll<HTMLElement>('button[aria-expanded],button[popovertarget]');
  [...(tools ?? [])].find(({ offsetParent }) => offsetParent !== null)?.focus();
}

/**
 * Brings a demo back to its first state: as it was built, with nothing clicked. The frame for a reader's
 * code goes by itself.
 */
function reloadFrames(demo: HTMLElement | null): void {
  demo
    ?.querySelectorAll<HTMLIFrameElement>('iframe:not([sandbox])')
    .forEach(({ contentWindow }) => contentWindow?.location.reload());
}

/**
 * A live demo: its frame on a stage, tools, and its source. Written `<Demo name="OrdersDesk" />` in a
 * page; plugins/demos gives it the rest. The language and styling that a reader prefers show by CSS,
 * before React and without it.
 */
function DemoParts({ spec, height, phoneHeight }: DemoPartsProps): ReactNode {
  const address = useBaseUrl(`/demos/${spec.id}/`);
  const [codeVariant] = useCodeVariant();
  const [codeStyling] = useCodeStyling();
  const shown = shownOf(spec, { codeVariant, codeStyling });
  const element = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState(false);
  const [ready, setReady] = useState(false);
  const live = useLiveRun(spec.id);
  const { collectAnchor } = useBrokenLinks();
  const hashes = hashesOfDemo(spec);
  hashes.forEach(collectAnchor);

  useEffect(() => {
    // Never closes the editor: a reader may have opened it by a click before React.
    if (hasEdits(spec.id)) {
      setEditing(true);
    }
  }, [spec.id]);

  const reset = (): void => {
    clearEdits(spec.id);
    live.stop();
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
        height={height}
        phoneHeight={phoneHeight}
        live={live}
        spec={spec}
        styling={shown.codeStyling}
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
        <EditorLoader
          key={`${shown.codeStyling} ${shown.codeVariant}`}
          address={address}
          live={live}
          shown={shown}
          spec={spec}
          onReady={setReady}
          onReset={reset}
        />
      )}
    </div>
  );
}

/** A demo of a page. Whatever fails in it stays in it. */
export default function Demo({ spec: json, ...props }: DemoProps): ReactNode {
  const spec = useMemo(() => JSON.parse(json) as DemoSpec, [json]);
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <div className={styles.demo}>
          <Fault words={`The demo “${spec.title}” had a fault.`} onRetry={resetErrorBoundary}>
            <button
              className="quiet"
              type="button"
              onClick={() => {
                clearEdits(spec.id);
                resetErrorBoundary();
              }}
            >
              Reset
            </button>
          </Fault>
        </div>
      )}
    >
      <DemoParts {...props} spec={spec} />
    </ErrorBoundary>
  );
}
