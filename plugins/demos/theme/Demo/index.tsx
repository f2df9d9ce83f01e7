import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Button from '@mui/material/Button';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useCodeStyling, useCodeVariant } from '../../../site-companion/theme/usePreferences';
import { getDemoHashes, getFramePath } from '../../shared/paths';
import type { DemoSpec } from '../../shared/types';
import DemoError from './DemoError';
import { clearEdits, hasEdits } from './edits';
import EditorLoader from './EditorLoader';
import { getAvailablePreferences } from './loadSource';
import Source from './Source';
import Stage from './Stage';
import styles from './styles.module.css';
import Toolbar from './Toolbar';
import { useLiveRun } from './useLiveRun';

interface DemoProps {
  /** The data from plugins/demos/node/remarkDemos.ts, as JSON. */
  spec: string;
  /** The height of the frame, in px. */
  height: string;
  /** The height on phones, if it differs. */
  phoneHeight?: string;
}

type DemoPartsProps = Omit<DemoProps, 'spec'> & { spec: DemoSpec };

/** Moves the focus to the button that opened the editor, because the editor, which has the focus, is removed. */
function focusTools(demo: HTMLElement | null): void {
  const tools = demo?.querySelectorAll<HTMLElement>('button[aria-expanded],button[popovertarget]');
  [...(tools ?? [])].find(({ offsetParent }) => offsetParent !== null)?.focus();
}

/** Reloads the built demo, which resets its state. */
function reloadFrames(demo: HTMLElement | null): void {
  demo
    ?.querySelectorAll<HTMLIFrameElement>('iframe:not([sandbox])')
    .forEach(({ contentWindow }) => contentWindow?.location.reload());
}

function DemoParts({ spec, height, phoneHeight }: DemoPartsProps): ReactNode {
  const framePath = useBaseUrl(`/${getFramePath(spec.id)}`);
  const [codeVariant] = useCodeVariant();
  const [codeStyling] = useCodeStyling();
  const preferences = getAvailablePreferences(spec, { codeVariant, codeStyling });
  const element = useRef<HTMLDivElement>(null);
  const [editing, setEditing] = useState(false);
  const [ready, setReady] = useState(false);
  const live = useLiveRun(spec.id);
  const { collectAnchor } = useBrokenLinks();
  const hashes = getDemoHashes(spec);
  hashes.forEach(collectAnchor);

  useEffect(() => {
    // Never closes the editor, which a reader may have opened before hydration.
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
        live={live}
        phoneHeight={phoneHeight}
        spec={spec}
        styling={preferences.codeStyling}
      />
      <Toolbar
        framePath={framePath}
        editing={editing}
        preferences={preferences}
        spec={spec}
        onEdit={() => setEditing(true)}
        onReset={reset}
      />
      <Source framePath={framePath} spec={spec} />
      {editing && (
        <EditorLoader
          key={`${preferences.codeStyling} ${preferences.codeVariant}`}
          framePath={framePath}
          live={live}
          preferences={preferences}
          spec={spec}
          onReady={setReady}
          onReset={reset}
        />
      )}
    </div>
  );
}

/**
 * A live demo: its frame, tools and source. A page contains `<Demo name="OrdersDesk" />`, and plugins/demos adds the
 * data. CSS shows the reader's language and styling, before hydration and without scripts. An error in a demo doesn't
 * affect the page.
 */
export default function Demo({ spec: json, ...props }: DemoProps): ReactNode {
  const spec = useMemo(() => JSON.parse(json) as DemoSpec, [json]);
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <div className={styles.demo}>
          <DemoError message={`The demo “${spec.title}” had a fault.`} onRetry={resetErrorBoundary}>
            <Button
              onClick={() => {
                clearEdits(spec.id);
                resetErrorBoundary();
              }}
            >
              Reset
            </Button>
          </DemoError>
        </div>
      )}
    >
      <DemoParts {...props} spec={spec} />
    </ErrorBoundary>
  );
}
