import { translate } from '@docusaurus/Translate';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { type ReactNode, useEffect } from 'react';
import { getFramePath, getLivePath } from '../../shared/paths';
import { PLACEHOLDER_ADDED } from '../../shared/frames';
import type { CodeStyling, DemoSpec } from '../../shared/types';
import LiveFrame from './LiveFrame';
import styles from './styles.module.css';
import type { LiveRun } from './useLiveRun';

/**
 * Renders a handle that resizes the demo with the pointer and the keyboard. The inline script (../../client/resizeDemos.ts)
 * handles the events before and after hydration, and updates the attributes.
 */
function ResizeHandle({ title }: { title: string }): ReactNode {
  return (
    <div
      aria-label={translate({ id: 'demo.width', message: 'Width of {title}' }, { title })}
      aria-orientation="vertical"
      aria-valuemax={100}
      aria-valuemin={0}
      aria-valuenow={100}
      aria-valuetext={translate({ id: 'demo.fullWidth', message: 'Full width' })}
      className={`${styles.handle} needs-script`}
      data-demo-width=""
      role="separator"
      suppressHydrationWarning
      tabIndex={0}
      title={translate({ id: 'demo.resize', message: 'Drag to resize, double-click to reset' })}
    />
  );
}

/**
 * Renders empty images that reserve the frame's height. A style attribute would violate the content security policy.
 */
function Spacers({ height, phoneHeight }: Pick<StageProps, 'height' | 'phoneHeight'>): ReactNode {
  return phoneHeight ? (
    <>
      <svg aria-hidden="true" className={styles.wide} height={height} />
      <svg aria-hidden="true" className={styles.narrow} height={phoneHeight} />
    </>
  ) : (
    <svg aria-hidden="true" height={height} />
  );
}

interface StageProps {
  height: string;
  phoneHeight: string | undefined;
  spec: DemoSpec;
  styling: CodeStyling;
  /** The state of the reader's edited code. */
  live: LiveRun;
}

/**
 * Renders a demo in frames, one for each styling solution. Frames isolate demos, which may change `<html>`, global CSS,
 * and storage. The inline script (../../client/runFrames.ts) adds the frames, and `<noscript>` contains them for browsers
 * without JavaScript. Edited code runs in another frame, which hides the built demo.
 */
export default function Stage(props: StageProps): ReactNode {
  const { height, phoneHeight, spec, styling: activeStyling, live } = props;
  const { withBaseUrl } = useBaseUrlUtils();

  useEffect(() => {
    document.dispatchEvent(new Event(PLACEHOLDER_ADDED));
  }, []);

  return (
    // Browsers print the frames of most demos as empty boxes.
    <div className={`${styles.stage} no-print`} data-mdast="ignore">
      <div className={styles.window} suppressHydrationWarning>
        {spec.stylings.map((styling) => {
          const framePath = getFramePath(spec.id, styling);
          const src = withBaseUrl(`/${framePath}`);
          const name = translate(
            { id: 'demo.title', message: '{title} demo' },
            { title: spec.title },
          );
          const title = styling === 'MUI System' ? name : `${name}, ${styling}`;
          return (
            <div key={styling} className={styles.placeholder} data-styling={styling}>
              <Spacers height={height} phoneHeight={phoneHeight} />
              <noscript>
                <iframe src={src} title={title} />
              </noscript>
              <div
                suppressHydrationWarning
                // React never updates content that was inserted as HTML, so it keeps the frame that the inline script
                // adds.
                dangerouslySetInnerHTML={{ __html: '' }}
                data-src={src}
                data-title={title}
              />
              {live.files && styling === activeStyling && (
                <LiveFrame
                  files={live.files}
                  src={withBaseUrl(`/${getLivePath(framePath)}`)}
                  title={title}
                  onResult={live.onResult}
                  onStart={live.onStart}
                />
              )}
            </div>
          );
        })}
        <ResizeHandle title={spec.title} />
      </div>
    </div>
  );
}
