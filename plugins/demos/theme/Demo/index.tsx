import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Button from '@mui/material/Button';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useCodeStyling, useCodeVariant } from '../../../site-companion/preferences/usePreferences';
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
  /** A `DemoSpec` as JSON, which plugins/demos/node/remarkDemos.ts adds. */
  spec: string;
  /** The height of the frame, in px. */
  height: string;
  /** The height of the frame on phones in px, if it differs. */
  phoneHeight?: string;
}

type DemoPartsProps = Omit<DemoProps, 'spec'> & { spec: DemoSpec };

/** Moves the focus to the button that opened the editor, because removing the editor would lose the focus. */
function focusEditButton(demo: HTMLElement | null): void {
  const tools = demo?.querySelectorAll<HTMLElement>('button[aria-expanded],button[popovertarget]');
  [...(tools ?? [])].find(({ offsetParent }) => offsetParent !== null)?.focus();
}

/** Reloads the frames of the built demo to reset its state. */
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
    // The effect never closes the editor, because a reader may have opened it before hydration.
    if (hasEdits(spec.id)) {
      setEditing(true);
    }
  }, [spec.id]);

  const reset = (): void => {
    clearEdits(spec.id);
    live.stop();
    setEditing(false);
    reloadFrames(element.current);
    focusEditButton(element.current);
  };

  return (
    <div
      ref={element}
      aria-label={translate({ id: 'demo.label', message: 'Demo: {title}' }, { title: spec.title })}
      className={styles.demo}
      data-demo={spec.id}
      data-editing={ready || undefined}
      data-stylings={spec.stylings.join()}
      role="group"
    >
      {hashes.map((id) => (
        <span key={id} className={styles.anchor} id={id} />
      ))}
      <Button className="skip" data-mdast="ignore" href={`#after-${spec.name}`} variant="contained">
        {translate({ id: 'demo.skip', message: 'Skip this demo' })}
      </Button>
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
      <span className={styles.anchor} id={`after-${spec.name}`} />
    </div>
  );
}

/**
 * Renders a live demo with its frames, toolbar, and source. Pages contain `<Demo name="OrdersDesk" />`, and
 * plugins/demos adds the data. CSS shows the reader's language and styling solution, so the demo works before hydration
 * and without JavaScript. Errors in a demo don't affect the page.
 */
export default function Demo({ spec: json, ...props }: DemoProps): ReactNode {
  const spec = useMemo(() => JSON.parse(json) as DemoSpec, [json]);
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <div className={styles.demo}>
          <DemoError
            message={translate(
              { id: 'demo.crashed', message: 'The demo “{title}” crashed.' },
              { title: spec.title },
            )}
            onRetry={resetErrorBoundary}
          >
            <Button
              onClick={() => {
                clearEdits(spec.id);
                resetErrorBoundary();
              }}
            >
              {translate({ id: 'demo.reset', message: 'Reset' })}
            </Button>
          </DemoError>
        </div>
      )}
    >
      {/* The demo that a reader uses is hydrated before the others. */}
      <Suspense>
        <DemoParts {...props} spec={spec} />
      </Suspense>
    </ErrorBoundary>
  );
}
