import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { Fragment, type ReactNode, useEffect } from 'react';
import { frameAddress, liveAddress } from '../../shared/address';
import { PLACE_ADDED } from '../../shared/frames';
import type { CodeStyling, DemoSpec } from '../../shared/types';
import LiveFrame, { type FrameProps } from './LiveFrame';
import phoneHeights from './phoneHeights.module.css';
import styles from './styles.module.css';
import type { LiveRun } from './useLiveRun';

/**
 * Tries a demo at other widths, by pointer and by keyboard: the starter (plugins/demos/early.ts)
 * does it, before React and after, and says in the attributes how wide the demo is.
 */
function ResizeHandle({ title }: { title: string }): ReactNode {
  return (
    <div
      aria-label={`Width of ${title}`}
      aria-orientation="vertical"
      aria-valuemax={100}
      aria-valuemin={0}
      aria-valuenow={100}
      aria-valuetext="Full width"
      className={styles.handle}
      data-demo-width=""
      role="separator"
      suppressHydrationWarning
      tabIndex={0}
      title="Drag to try widths, double-click for all of it"
    />
  );
}

interface StageProps {
  height: string;
  phoneHeight: string | undefined;
  spec: DemoSpec;
  /** The styling that is shown. */
  styling: CodeStyling;
  /** The reader's own code. */
  live: LiveRun;
}

/**
 * Where a demo plays: a frame of its own for each styling, because demos change `<html>`, global CSS
 * and storage. Its room is kept by a picture of nothing, since a strict policy forbids style attributes, and
 * the starter brings it (../../early.ts); without scripts it is there from the start. A reader's own
 * code runs in one more, which takes the place of the demo's.
 */
export default function Stage(props: StageProps): ReactNode {
  const { height, phoneHeight, spec, styling: shown, live } = props;
  const { withBaseUrl } = useBaseUrlUtils();
  const frameOf = (styling: CodeStyling): FrameProps => ({
    className: phoneHeights.frame,
    'data-phone-height': phoneHeight,
    'data-styling': styling,
    height,
    title: `${spec.title} demo${styling === 'MUI System' ? '' : `, ${styling}`}`,
  });
  const sourceOf = (styling: CodeStyling): string =>
    withBaseUrl(`/${frameAddress(spec.id, styling)}`);

  useEffect(() => {
    document.dispatchEvent(new Event(PLACE_ADDED));
  }, []);

  return (
    <div className={styles.stage} data-markdown-ignore="">
      <div className={styles.window} suppressHydrationWarning>
        {spec.stylings.map((styling) => (
          <Fragment key={styling}>
            <noscript>
              <iframe {...frameOf(styling)} src={sourceOf(styling)} />
            </noscript>
            <div className={styles.place} data-styling={styling}>
              <svg
                aria-hidden="true"
                className={phoneHeights.frame}
                data-phone-height={phoneHeight}
                height={height}
              />
              <div
                suppressHydrationWarning
                // React leaves alone what it has put in as HTML: the frame.
                dangerouslySetInnerHTML={{ __html: '' }}
                data-src={sourceOf(styling)}
                data-title={frameOf(styling).title}
              />
            </div>
          </Fragment>
        ))}
        {live.files && (
          <LiveFrame
            key={shown}
            files={live.files}
            frame={frameOf(shown)}
            source={withBaseUrl(`/${liveAddress(frameAddress(spec.id, shown))}`)}
            onResult={live.onResult}
            onStart={live.onStart}
          />
        )}
        <ResizeHandle title={spec.title} />
      </div>
    </div>
  );
}
